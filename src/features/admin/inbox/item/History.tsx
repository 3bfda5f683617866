import type { InboxDetail, InboxEvent, InboxReply } from '#src/contracts/inbox.ts';
import { formatAgencyTime } from '../../agency-time.ts';
import { eventWords } from '../words.ts';

const states = {
  waiting: 'on its way',
  sent: 'sent',
  failed: 'not delivered: see the overview',
} as const;

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
        To {recipient}, {states[state]},{' '}
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
