import type { Elements } from '#src/ui/elements.ts';
import { type InboxDetail, type InboxEvent, inboxNote, type InboxReply } from '#src/contracts/inbox.ts';
import { isolated } from '#src/lib/isolated.ts';
import { shownTime } from '../../agency-time.ts';
import { addNote } from '../store.ts';
import { deliveries, newNote } from '../words.data.ts';
import { eventWords } from '../words.ts';
import { SmallButton } from '../../parts/Button.tsx';
import { FieldSheet, useUncontrolledForm } from '../../parts/form.tsx';

interface Props extends Pick<InboxDetail, 'notes'> {
  text: string;
  onText: (text: string) => void;
}

/** The agency's notes about an item; they can be added but not changed. */
export function Notes({ notes, text, onText }: Props) {
  const { busy, errors, form } = useUncontrolledForm({
    schema: inboxNote,
    failure: 'The note was not saved',
    async send() {
      await addNote(text);
      onText('');
    },
  });
  return (
    <section aria-labelledby="inbox-notes">
      <h3 id="inbox-notes">Notes</h3>
      {notes.length > 0 && (
        <ol>
          {notes.map((note) => (
            <Entry key={note.id} said={isolated(note.author)} at={note.createdAt}>
              <p className="typed" dir="auto">
                {note.text}
              </p>
            </Entry>
          ))}
        </ol>
      )}
      <form {...form} className="inbox-form [&_textarea]:min-h-20">
        <FieldSheet errors={errors} fields={[{ ...newNote, value: text, onValue: onText }]} />
        <SmallButton label="Add the note" type="submit" aria-disabled={busy} />
      </form>
    </section>
  );
}

/** The replies to an item, and what was done to it and by whom, oldest first. */
export function ItemHistory({ item: { replies, history } }: { item: InboxDetail }) {
  if (replies.length + history.length === 0) return null;
  const entries: (InboxReply | InboxEvent)[] = [...replies, ...history];
  entries.sort((one, other) => one.createdAt.localeCompare(other.createdAt));
  return (
    <section aria-labelledby="inbox-history">
      <h3 id="inbox-history">History</h3>
      <ol>
        {entries.map((entry) =>
          'text' in entry ? (
            <Reply key={`reply-${entry.id}`} reply={entry} />
          ) : (
            <Entry
              key={`${entry.action} ${entry.createdAt}`}
              said={`${isolated(entry.by)} ${eventWords(entry)}`}
              at={entry.createdAt}
            />
          ),
        )}
      </ol>
    </section>
  );
}

function Reply({ reply }: { reply: InboxReply }) {
  const { author, recipient, subject, text, createdAt, state, error } = reply;
  const isFailed = state === 'failed' || state === 'delayed';
  const why = isFailed && error ? ` (${isolated(error)})` : '';
  return (
    <Entry said={`To ${isolated(recipient)}, ${deliveries[state]}${why}`} at={createdAt} isFailed={isFailed}>
      <details>
        <summary>{`${isolated(author)} replied: ${isolated(subject)}`}</summary>
        <p className="typed" dir="auto">
          {text}
        </p>
      </details>
    </Entry>
  );
}

interface EntryProps {
  /** Before the time. */
  said: string;
  at: string;
  isFailed?: boolean;
  children?: Elements;
}

function Entry({ said, at, isFailed = false, children }: EntryProps) {
  return (
    <li className="border-b border-rule py-2.5">
      {children}
      <p className={`mt-0.5 text-note ${isFailed ? 'text-error' : 'text-ink-2'}`}>
        <span>{`${said}, `}</span>
        <time dateTime={at}>{shownTime(at)}</time>
      </p>
    </li>
  );
}
