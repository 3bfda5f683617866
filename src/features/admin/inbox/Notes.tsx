import { useStore } from '@nanostores/react';
import { type FormEvent, useId, useState } from 'react';
import type { InboxNote } from '#src/contracts/inbox.ts';
import { buttonClass } from '#src/ui/button.ts';
import { $busy, addNote } from './store.ts';
import { formatAgencyTime } from '../agency-time.ts';

interface Props {
  notes: readonly InboxNote[];
  /** The unsaved note. */
  text: string;
  onText: (text: string) => void;
}

/** The agency's notes about an item; they can be added but not changed. */
export function Notes({ notes, text, onText }: Props) {
  const busy = useStore($busy);
  const [isMissing, setMissing] = useState(false);
  const id = useId();
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const isEmpty = !text.trim();
    setMissing(isEmpty);
    if (!isEmpty && (await addNote(text))) onText('');
  };
  return (
    <section aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>Notes</h3>
      {notes.length > 0 && (
        <ol className="notes">
          {notes.map((note) => (
            <li key={note.id}>
              <p className="typed">{note.text}</p>
              <p className="notes-by">
                {note.author},{' '}
                <time dateTime={note.createdAt}>{formatAgencyTime(note.createdAt)}</time>
              </p>
            </li>
          ))}
        </ol>
      )}
      <form className="inbox-form note-form" onSubmit={(event) => void add(event)} noValidate>
        <div className="sheet">
          <div className="cell cell-wide">
            <label htmlFor={id} className="cell-label">
              New note
            </label>
            <textarea
              id={id}
              className="cell-control"
              rows={3}
              maxLength={5000}
              aria-invalid={isMissing || undefined}
              aria-describedby={isMissing ? `${id}-error` : undefined}
              value={text}
              onChange={({ target }) => {
                setMissing(false);
                onText(target.value);
              }}
            />
            {isMissing && (
              <p id={`${id}-error`} className="cell-error">
                Please write a note
              </p>
            )}
          </div>
        </div>
        <button
          type="submit"
          className={buttonClass({ variant: 'secondary', size: 'sm' })}
          aria-disabled={busy}
        >
          Add the note
        </button>
      </form>
    </section>
  );
}
