import { useStore } from '@nanostores/react';
import { type FormEvent, useId, useState } from 'react';
import type { InboxNote } from '#src/contracts/inbox.ts';
import { Cell } from '../../parts/Cell.tsx';
import { SmallButton } from '../../parts/Button.tsx';
import { $busy } from '../state.ts';
import { addNote } from '../store.ts';
import { formatAgencyTime } from '../../agency-time.ts';

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
        <ol>
          {notes.map((note) => (
            <li key={note.id} className="border-b border-rule py-2.5">
              <p className="typed">{note.text}</p>
              <p className="mt-0.5 text-note text-ink-2">
                {note.author},{' '}
                <time dateTime={note.createdAt}>{formatAgencyTime(note.createdAt)}</time>
              </p>
            </li>
          ))}
        </ol>
      )}
      <form className="inbox-form note-form" onSubmit={(event) => void add(event)} noValidate>
        <div className="sheet">
          <Cell label="New note" error={isMissing ? 'Please write a note' : undefined} wide>
            {(control) => (
              <textarea
                {...control}
                rows={3}
                maxLength={5000}
                value={text}
                onChange={({ target }) => {
                  setMissing(false);
                  onText(target.value);
                }}
              />
            )}
          </Cell>
        </div>
        <SmallButton type="submit" aria-disabled={busy}>
          Add the note
        </SmallButton>
      </form>
    </section>
  );
}
