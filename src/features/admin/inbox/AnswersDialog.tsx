import { useStore } from '@nanostores/react';
import { type FormEvent, useId, useState } from 'react';
import { RequestError } from '#src/lib/request.ts';
import { buttonClass } from '#src/ui/button.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Field } from '#src/ui/Field.tsx';
import { toast } from '#src/ui/toast.ts';
import { toastFailure } from '../toast-failure.ts';
import { $desk, deleteAnswer, saveAnswer } from './desk.ts';
import { $answerDrafts, type AnswerDraft, changeAnswerDraft } from './drafts.ts';

const NEW = 'new';
const empty = { title: '', text: '' };

/** Adds, changes and deletes canned answers; what is not saved yet is kept as a draft. */
export function AnswersDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const desk = useStore($desk);
  const drafts = useStore($answerDrafts);
  const [id, setId] = useState(() => Object.keys(drafts)[0] ?? NEW);
  const [errors, setErrors] = useState<Readonly<Record<string, string[]>>>({});
  const [busy, setBusy] = useState(false);
  const choice = useId();
  const chosen = desk?.answers.find((answer) => String(answer.id) === id);
  // Somebody else may have deleted the answer that a draft is of.
  const key = chosen ? id : NEW;
  const draft = drafts[key];
  const values = draft ?? chosen ?? empty;

  const choose = (next: string) => {
    setId(next);
    setErrors({});
  };
  const set = (change: Partial<AnswerDraft>) => {
    const { title, text } = { ...values, ...change };
    const { title: savedTitle, text: savedText } = chosen ?? empty;
    const isSaved = title === savedTitle && text === savedText;
    changeAnswerDraft(key, isSaved ? undefined : { title, text });
  };
  const nameOf = (name: string, of: string) => (drafts[of] ? `${name} (not saved)` : name);
  const run = async (work: () => Promise<void>, done: string, failed: string) => {
    if (busy) return;
    setBusy(true);
    setErrors({});
    try {
      await work();
      toast({ title: done });
      changeAnswerDraft(key, undefined);
      choose(NEW);
    } catch (error) {
      const fields = error instanceof RequestError ? error.fields : {};
      setErrors(fields);
      if (Object.keys(fields).length === 0) toastFailure(failed, error);
    }
    setBusy(false);
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    const { title, text } = values;
    void run(
      () => saveAnswer(chosen?.id, { title, text }),
      'Answer saved',
      'The answer was not saved',
    );
  };
  return (
    <Dialog
      open={open}
      locked={busy}
      title="Canned answers"
      description="Texts for replies, shared with everybody here. {name} becomes the visitor’s name."
      onClose={onClose}
    >
      <form noValidate className="inbox-form" onSubmit={save}>
        <div className="sheet">
          <div className="cell cell-wide">
            <label htmlFor={choice} className="cell-label">
              Answer
            </label>
            <select
              id={choice}
              className="cell-control"
              value={key}
              onChange={({ target }) => choose(target.value)}
            >
              <option value={NEW}>{nameOf('A new one', NEW)}</option>
              {desk?.answers.map((answer) => (
                <option key={answer.id} value={answer.id}>
                  {nameOf(answer.title, String(answer.id))}
                </option>
              ))}
            </select>
          </div>
          <Field
            wide
            label="Name"
            name="title"
            value={values.title}
            error={errors.title?.[0]}
            onValue={(title) => set({ title })}
          />
          <Field
            wide
            rows={8}
            label="Text"
            name="text"
            value={values.text}
            error={errors.text?.[0]}
            onValue={(text) => set({ text })}
          />
        </div>
        {draft && (
          <p className="notes-by" role="status">
            Not saved yet. It is kept in this browser.{' '}
            <button
              type="button"
              className="text-button"
              onClick={() => changeAnswerDraft(key, undefined)}
            >
              Discard it
            </button>
          </p>
        )}
        {chosen && <p className="notes-by">Last changed by {chosen.changedBy}</p>}
        <div className="flex flex-wrap gap-3">
          <button type="submit" className={buttonClass()} aria-disabled={busy}>
            Save the answer
          </button>
          {chosen && (
            <button
              type="button"
              className={`${buttonClass({ variant: 'secondary' })} text-error`}
              aria-disabled={busy}
              onClick={() =>
                void run(
                  () => deleteAnswer(chosen.id),
                  'Answer deleted',
                  'The answer was not deleted',
                )
              }
            >
              Delete the answer
            </button>
          )}
        </div>
      </form>
    </Dialog>
  );
}
