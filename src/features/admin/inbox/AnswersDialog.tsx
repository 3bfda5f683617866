import { useStore } from '@nanostores/react';
import { type FormEvent, useId, useState } from 'react';
import { RequestError } from '#src/lib/request.ts';
import { buttonClass } from '#src/ui/button.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Field } from '#src/ui/Field.tsx';
import { toast } from '#src/ui/toast.ts';
import { toastFailure } from '../toast-failure.ts';
import { $desk, deleteAnswer, saveAnswer } from './desk.ts';

const empty = { title: '', text: '' };

/** Adds, changes and deletes canned answers. */
export function AnswersDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const desk = useStore($desk);
  const [id, setId] = useState<number>();
  const [values, setValues] = useState(empty);
  const [errors, setErrors] = useState<Readonly<Record<string, string[]>>>({});
  const [busy, setBusy] = useState(false);
  const choice = useId();
  const chosen = desk?.answers.find((answer) => answer.id === id);

  const choose = (next: number | undefined) => {
    const answer = desk?.answers.find((one) => one.id === next);
    setId(answer?.id);
    setValues(answer ?? empty);
    setErrors({});
  };
  const run = async (work: () => Promise<void>, done: string, failed: string) => {
    if (busy) return;
    setBusy(true);
    setErrors({});
    try {
      await work();
      toast({ title: done });
      choose(undefined);
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
    void run(() => saveAnswer(id, { title, text }), 'Answer saved', 'The answer was not saved');
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
              value={id ?? ''}
              onChange={({ target: { value } }) => choose(value ? Number(value) : undefined)}
            >
              <option value="">A new one</option>
              {desk?.answers.map((answer) => (
                <option key={answer.id} value={answer.id}>
                  {answer.title}
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
            onValue={(title) => setValues({ ...values, title })}
          />
          <Field
            wide
            rows={8}
            label="Text"
            name="text"
            value={values.text}
            error={errors.text?.[0]}
            onValue={(text) => setValues({ ...values, text })}
          />
        </div>
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
