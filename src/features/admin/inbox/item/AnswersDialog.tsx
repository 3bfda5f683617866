import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { toast } from '#src/ui/toast/toast.ts';
import { attempt } from '../../failure.ts';
import { TextButton } from '../../parts/Button.tsx';
import { Cell, InputCell } from '../../parts/Cell.tsx';
import { Select } from '../../parts/Choice.tsx';
import { FormDialog } from '../../parts/FormDialog.tsx';
import type { DialogProps } from '../../parts/open-dialog.ts';
import { typedIn } from '../../parts/use-form.ts';
import { adminRequest } from '../../request.ts';
import { $drafts, changeDraft } from '../drafts.ts';
import { $desk, API, loadDesk } from '../state.ts';

const PREFIX = 'answer-';
const NEW = 'new';

/** Adds, changes and deletes canned answers; what is not saved yet is kept as a draft. */
export function AnswersDialog(opened: DialogProps) {
  const answers = useStore($desk)?.answers ?? [];
  const drafts = useStore($drafts);
  const [id, setId] = useState(
    () =>
      Object.keys(drafts)
        .find((key) => key.startsWith(PREFIX))
        ?.slice(PREFIX.length) ?? NEW,
  );
  const chosen = answers.find((answer) => String(answer.id) === id);
  // Somebody else may have deleted the answer that a draft is of.
  const key = PREFIX + (chosen?.id ?? NEW);
  const draft = drafts[key]?.answer;
  const { title, text } = draft ?? chosen ?? { title: '', text: '' };

  const send = async (method: string, done: string, body?: object) => {
    const path = chosen ? `/${chosen.id}` : '';
    await adminRequest(`${API}/answers${path}`, { method, ...(body && { body }) });
    await loadDesk();
    toast({ title: done });
    changeDraft(key);
  };
  const remove = async () => {
    if (await attempt('The answer was not deleted', () => send('DELETE', 'Answer deleted')))
      opened.onClose();
  };
  const discard = () => {
    changeDraft(key);
    opened.onClose();
  };
  return (
    <FormDialog
      {...opened}
      title="Canned answers"
      description="Texts for replies, shared with everybody here. {name} becomes the visitor’s name."
      action="Save the answer"
      failure="The answer was not saved"
      onSubmit={({ title, text }) =>
        send(chosen ? 'PATCH' : 'POST', 'Answer saved', { title, text })
      }
    >
      {(errors) => (
        <>
          <div className="sheet">
            <Cell label="Answer" wide>
              {(control) => (
                <Select
                  {...control}
                  value={chosen ? id : NEW}
                  options={[
                    [NEW, 'A new one'],
                    ...answers.map(({ id, title }) => [String(id), title] as const),
                  ]}
                  onValue={setId}
                />
              )}
            </Cell>
          </div>
          <div
            key={key}
            className="sheet mt-4"
            onInput={({ currentTarget }) => {
              const { title = '', text = '' } = typedIn(
                currentTarget.closest('form') as HTMLFormElement,
              );
              changeDraft(key, { answer: { title, text } });
            }}
          >
            <InputCell label="Name" name="title" error={errors.title} defaultValue={title} />
            <InputCell label="Text" name="text" error={errors.text} rows={8} defaultValue={text} />
          </div>
          <p className="mt-2 text-note text-ink-2" role="status">
            {draft && 'Not saved yet. It is kept in this browser. '}
            {draft && <TextButton onClick={discard}>Discard it</TextButton>}
            {chosen && `Last changed by ${chosen.changedBy}. `}
            {chosen && (
              <TextButton isDanger onClick={() => void remove()}>
                Delete the answer
              </TextButton>
            )}
          </p>
        </>
      )}
    </FormDialog>
  );
}
