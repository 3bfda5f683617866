import { useStore } from '@nanostores/react';
import { type FormEvent, useId, useState } from 'react';
import type { InboxDetail, InboxEvent, InboxNote, InboxReply } from '#src/contracts/inbox.ts';
import { formatAgencyTime } from '../../agency-time.ts';
import { $busy } from '../state.ts';
import { addNote } from '../store.ts';
import { deliveries } from '../words.data.ts';
import { eventWords } from '../words.ts';
import { SmallButton } from '../../parts/Button.tsx';
import { Cell } from '../../parts/Cell.tsx';

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
      <form
        className="inbox-form [&_textarea]:min-h-20"
        onSubmit={(event) => void add(event)}
        noValidate
      >
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

/** The replies to an item, and what was done to it and by whom, oldest first. */
export function History({ item: { replies, history } }: { item: InboxDetail }) {
  if (replies.length + history.length === 0) return null;
  const entries: (InboxReply | InboxEvent)[] = [...replies, ...history];
  entries.sort((one, other) => one.createdAt.localeCompare(other.createdAt));
  return (
    <section aria-labelledby="inbox-history">
      <h3 id="inbox-history">History</h3>
      <ol>
        {entries.map((entry) => (
          <li
            key={'text' in entry ? `reply-${entry.id}` : `${entry.action} ${entry.createdAt}`}
            className="border-b border-rule py-2.5"
          >
            {'text' in entry ? <Reply reply={entry} /> : <Event event={entry} />}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Reply({ reply }: { reply: InboxReply }) {
  const { author, recipient, subject, text, createdAt, state } = reply;
  return (
    <>
      <details>
        <summary>
          {author} replied: {subject}
        </summary>
        <p className="typed">{text}</p>
      </details>
      <p className={`mt-0.5 text-note ${state === 'failed' ? 'text-error' : 'text-ink-2'}`}>
        To {recipient}, {deliveries[state]},{' '}
        <time dateTime={createdAt}>{formatAgencyTime(createdAt)}</time>
      </p>
    </>
  );
}

function Event({ event }: { event: InboxEvent }) {
  return (
    <p className="mt-0.5 text-note text-ink-2">
      {event.by} {eventWords(event)},{' '}
      <time dateTime={event.createdAt}>{formatAgencyTime(event.createdAt)}</time>
    </p>
  );
}
