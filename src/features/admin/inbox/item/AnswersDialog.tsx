import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { Field } from '#src/ui/form/Field.tsx';
import { toast } from '#src/ui/toast/toast.ts';
import { attempt } from '../../failure.ts';
import { Button, TextButton } from '../../parts/Button.tsx';
import { Cell } from '../../parts/Cell.tsx';
import { Select } from '../../parts/Choice.tsx';
import type { DialogProps } from '../../parts/open-dialog.ts';
import { fieldsOf, useSubmit } from '../../parts/use-request-form.ts';
import { $desk, deleteAnswer, saveAnswer } from '../state.ts';
import { $answerDrafts, type AnswerDraft, changeAnswerDraft } from '../drafts.ts';

const NEW = 'new';
const empty = { title: '', text: '' };

/** Adds, changes and deletes canned answers; what is not saved yet is kept as a draft. */
export function AnswersDialog(opened: DialogProps) {
  const desk = useStore($desk);
  const drafts = useStore($answerDrafts);
  const [id, setId] = useState(() => Object.keys(drafts)[0] ?? NEW);
  const [deleting, setDeleting] = useState(false);
  const chosen = desk?.answers.find((answer) => String(answer.id) === id);
  // Somebody else may have deleted the answer that a draft is of.
  const key = chosen ? id : NEW;
  const draft = drafts[key];
  const values = draft ?? chosen ?? empty;

  const finish = (done: string) => {
    toast({ title: done });
    changeAnswerDraft(key, undefined);
    setId(NEW);
  };
  const { busy, errors, setErrors, onSubmit } = useSubmit({
    failure: 'The answer was not saved',
    async send() {
      await saveAnswer(chosen?.id, { title: values.title, text: values.text });
      finish('Answer saved');
    },
  });
  const set = (change: Partial<AnswerDraft>) => {
    const { title, text } = { ...values, ...change };
    const saved = chosen ?? empty;
    const isSaved = title === saved.title && text === saved.text;
    changeAnswerDraft(key, isSaved ? undefined : { title, text });
  };
  const nameOf = (name: string, of: string) => (drafts[of] ? `${name} (not saved)` : name);
  const field = fieldsOf<AnswerDraft>(values, errors, set);
  const remove = async () => {
    if (busy || deleting || !chosen) return;
    setDeleting(true);
    await attempt('The answer was not deleted', async () => {
      await deleteAnswer(chosen.id);
      setErrors({});
      finish('Answer deleted');
    });
    setDeleting(false);
  };
  return (
    <Dialog
      {...opened}
      locked={busy || deleting}
      title="Canned answers"
      description="Texts for replies, shared with everybody here. {name} becomes the visitor’s name."
    >
      <form noValidate className="inbox-form" onSubmit={onSubmit}>
        <div className="sheet">
          <Cell label="Answer" wide>
            {(control) => (
              <Select
                {...control}
                value={key}
                options={[
                  [NEW, nameOf('A new one', NEW)],
                  ...(desk?.answers ?? []).map(
                    ({ id, title }) => [String(id), nameOf(title, String(id))] as const,
                  ),
                ]}
                onValue={(value) => {
                  setId(value);
                  setErrors({});
                }}
              />
            )}
          </Cell>
          <Field wide label="Name" {...field('title')} />
          <Field wide rows={8} label="Text" {...field('text')} />
        </div>
        {draft && (
          <p className="mt-0.5 text-note text-ink-2" role="status">
            Not saved yet. It is kept in this browser.{' '}
            <TextButton onClick={() => changeAnswerDraft(key, undefined)}>Discard it</TextButton>
          </p>
        )}
        {chosen && (
          <p className="mt-0.5 text-note text-ink-2">Last changed by {chosen.changedBy}</p>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" aria-disabled={busy}>
            Save the answer
          </Button>
          {chosen && (
            <Button
              variant="secondary"
              className="text-error"
              aria-disabled={busy || deleting}
              onClick={() => void remove()}
            >
              Delete the answer
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}
