import type { Elements } from '#src/ui/elements.ts';
import {
  type InboxDetail,
  type InboxEvent,
  inboxNote,
  type InboxNote,
  type InboxReply,
  type RelatedItem,
} from '#src/contracts/inbox.ts';
import { contactReference } from '#src/domain/contact-reference.ts';
import { isolated } from '#src/lib/isolated.ts';
import { shownTime } from '../../agency-time.ts';
import { PageLink, SmallButton } from '../../parts/Button.tsx';
import { FieldSheet, useUncontrolledForm } from '../../parts/form.tsx';
import { keyOf } from '../query.ts';
import { $query, addNote, go, hrefOf } from '../store.ts';
import { deliveries, kindNames, newNote } from '../words.data.ts';
import { eventWords, lineOf } from '../words.ts';

/** An entry of the history; `about` is another item of the same person. */
interface Entry {
  at: string;
  key: string;
  about?: RelatedItem | undefined;
  note?: InboxNote;
  reply?: InboxReply;
  event?: InboxEvent;
  /** The arrival of the open item, or of the other one. */
  isArrival?: true;
}

/** Everything of one person, oldest first: what came from their address or number, and what was done and said about it. */
export function History({ item, text, onText }: { item: InboxDetail; text: string; onText: (text: string) => void }) {
  const entries = entriesOf(item);
  const ways = [item.email, item.phone].filter(Boolean).map((way) => isolated(way));
  return (
    <section aria-labelledby="inbox-history">
      <h3 id="inbox-history">History and notes</h3>
      {item.related.length > 0 && (
        <p className="mt-1 text-note text-ink-2">{`With everything else from ${ways.join(' or ')}.`}</p>
      )}
      {entries.length > 0 && (
        <ol>
          {entries.map((entry) => (
            <Line key={entry.key} entry={entry} item={item} />
          ))}
        </ol>
      )}
      <NoteForm text={text} onText={onText} />
    </section>
  );
}

function entriesOf({ notes, replies, history, related, createdAt }: InboxDetail): Entry[] {
  const written = (one: { notes: InboxNote[]; replies: InboxReply[] }, about?: RelatedItem): Entry[] => [
    ...one.notes.map((note) => ({ at: note.createdAt, key: `note ${note.id}`, note, about })),
    ...one.replies.map((reply) => ({ at: reply.createdAt, key: `reply ${reply.id}`, reply, about })),
  ];
  const entries: Entry[] = [
    ...written({ notes, replies }),
    ...history.map((event, index) => ({ at: event.createdAt, key: `event ${index}`, event })),
    ...related.flatMap((other): Entry[] => [
      { at: other.createdAt, key: keyOf(other), about: other, isArrival: true },
      ...written(other, other),
    ]),
    // Where it stands among the others.
    ...(related.length > 0 ? [{ at: createdAt, key: 'this', isArrival: true as const }] : []),
  ];
  return entries.sort((one, other) => one.at.localeCompare(other.at));
}

function Line({ entry, item }: { entry: Entry; item: InboxDetail }) {
  const { at, about, note, reply, event } = entry;
  const on = about ? <OtherItem item={about} /> : null;
  if (note) {
    return (
      <Row said={isolated(note.author)} at={at} on={on}>
        <p className="typed" dir="auto">
          {note.text}
        </p>
      </Row>
    );
  }
  if (reply) return <Reply reply={reply} on={on} />;
  if (event) return <Row said={`${isolated(event.by)} ${eventWords(event)}`} at={at} />;
  if (!about) return <Row said={`This ${kindNames[item.kind].toLowerCase()}`} at={at} />;
  return (
    <Row said={about.kind === 'call' ? 'Booked' : 'Received'} at={at}>
      <p className="wrap-anywhere">
        <OtherItem item={about} />
        <span className="line-clamp-2 text-ink-2" dir="auto">
          {lineOf(about)}
        </span>
      </p>
    </Row>
  );
}

/** A link that opens another item of the same person in place of this one. */
function OtherItem({ item }: { item: RelatedItem }) {
  const { kind, id } = item;
  const key = keyOf(item);
  const query = $query.get();
  return (
    <PageLink className="link" href={hrefOf(key, query)} onGo={() => go({ ...query, item: key })}>
      {`${kindNames[kind]} ${kind === 'lead' ? contactReference(id) : id}`}
    </PageLink>
  );
}

function Reply({ reply, on }: { reply: InboxReply; on: Elements }) {
  const { author, recipient, subject, text, createdAt, state, error } = reply;
  const isFailed = state === 'failed' || state === 'delayed';
  const why = isFailed && error ? ` (${isolated(error)})` : '';
  return (
    <Row said={`To ${isolated(recipient)}, ${deliveries[state]}${why}`} at={createdAt} isFailed={isFailed} on={on}>
      <details>
        <summary>{`${isolated(author)} replied: ${isolated(subject)}`}</summary>
        <p className="typed" dir="auto">
          {text}
        </p>
      </details>
    </Row>
  );
}

interface RowProps {
  /** Before the time. */
  said: string;
  at: string;
  isFailed?: boolean;
  /** The other item that it is about. */
  on?: Elements;
  children?: Elements;
}

function Row({ said, at, isFailed = false, on, children }: RowProps) {
  return (
    <li className="border-b border-rule py-2.5">
      {children}
      <p className={`mt-0.5 text-note ${isFailed ? 'text-error' : 'text-ink-2'}`}>
        <span>{`${said}, `}</span>
        <time dateTime={at}>{shownTime(at)}</time>
        {on && <span>{' · '}</span>}
        {on}
      </p>
    </li>
  );
}

/** Adds a note; notes cannot be changed. */
function NoteForm({ text, onText }: { text: string; onText: (text: string) => void }) {
  const { busy, errors, form } = useUncontrolledForm({
    schema: inboxNote,
    failure: 'The note wasn’t saved',
    async send() {
      await addNote(text);
      onText('');
    },
  });
  return (
    <form {...form} className="inbox-form [&_textarea]:min-h-20">
      <FieldSheet errors={errors} fields={[{ ...newNote, value: text, onValue: onText }]} />
      <SmallButton label="Add the note" type="submit" aria-disabled={busy} />
    </form>
  );
}
