import type { OutboxList } from '#src/contracts/outbox.ts';
import type { Waiting as WaitingData, WaitingItem, WaitingList } from '#src/contracts/overview.ts';
import { relativeTime } from '#src/lib/dates.ts';
import { shownTime } from '../agency-time.ts';
import { inboxHref, keyOf } from '../inbox/query.ts';
import { counted } from '../list/query.ts';
import { retryNotification } from './store.ts';
import { waitingLists, type ListWords } from './words.data.ts';
import { SmallButton } from '../parts/Button.tsx';
import { useNow } from '../parts/hooks.ts';
import { UnreadableEvents } from '../parts/UnreadableEvents.tsx';

/** What waits for the agency: the first thing to look at in the morning. */
export function WaitingLists({ waiting }: { waiting: WaitingData }) {
  const { calendarError, calendarUnreadable } = waiting;
  return (
    <section className="mt-8" aria-labelledby="waiting">
      <h2 id="waiting" className="text-h3">
        Waiting
      </h2>
      {calendarError && (
        <p className="mt-3 text-ui text-error">
          {`The calendar whose events block calls couldn’t be read: ${calendarError} Calls can still be booked.`}
        </p>
      )}
      <UnreadableEvents events={calendarUnreadable} />
      <div className="mt-3 grid gap-x-[clamp(1.5rem,3vw,2.5rem)] gap-y-7 text-ui md:grid-cols-3">
        {waitingLists.map((list) => (
          <List key={list.part} {...list} list={waiting[list.part]} />
        ))}
      </div>
    </section>
  );
}

function List({ name, none, list: { total, items }, all }: ListWords & { list: WaitingList }) {
  const now = useNow();
  return (
    <section>
      <h3 className="border-t-2 border-ink pt-2.5 pb-2 text-[1.125rem]">
        <span>{name}</span> {total > 0 && <span className="text-ink-2">{total}</span>}
      </h3>
      {total === 0 && <p className="text-ink-2">{none}</p>}
      <ul>
        {items.map((item) => (
          <li key={`${item.kind} ${item.isNew} ${item.id}`} className="border-t border-rule py-2 wrap-anywhere">
            <a className="link" dir="auto" href={hrefOf(item)}>
              {item.title}
            </a>
            <p className="text-note text-ink-2">{lineOf(item, now)}</p>
          </li>
        ))}
      </ul>
      {total > items.length &&
        all.map(([words, href]) => (
          <a key={href} className="mr-4 inline-block py-2 link" href={href}>
            {words}
          </a>
        ))}
    </section>
  );
}

function hrefOf({ kind, id, isNew }: WaitingItem): string {
  if (kind === 'lead' || kind === 'call') return inboxHref({ filter: {}, item: keyOf({ kind, id }) });
  const editor = kind === 'blog' ? '/admin-dashboard/blog/post' : '/admin-dashboard/post';
  return `${editor}${isNew ? '?draft=' : '/'}${id}`;
}

function lineOf({ kind, title, detail, at }: WaitingItem, now: number): string {
  // One that was added by hand may name no company.
  if (kind === 'lead') return [detail, at && relativeTime(at, now)].filter(Boolean).join(', ');
  if (kind === 'call' && at) {
    const when = shownTime(at);
    return detail === title ? when : `${when}, ${detail}`;
  }
  const board = kind === 'blog' ? 'Blog' : 'Signal Board';
  return at ? `${board}, scheduled for ${shownTime(at)}` : `${board}, draft`;
}

const channels = { webhook: 'Webhook', email: 'Email', log: 'Log' } as const;

/** Notifications and replies that were not delivered at their first attempt; renders nothing if there are none. */
export function Undelivered({ list: { total, messages } }: { list: OutboxList }) {
  const now = useNow();
  if (messages.length === 0) return null;
  return (
    <section
      className="mt-8 rounded-sheet border-2 border-error bg-sheet px-6 pt-4.5 pb-2"
      aria-labelledby="undelivered"
    >
      <h2 id="undelivered" className="text-h3">
        {`Undelivered notifications (${total})`}
      </h2>
      <p className="mt-1 text-ink-2">
        What isn’t sent yet is tried again for about a day. What these messages report is in the inbox.
      </p>
      <ul className="mt-3.5">
        {messages.map((message) => (
          <li
            key={message.id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-rule py-3"
          >
            <div className="min-w-0 flex-[1_1_16rem] wrap-anywhere">
              <p className="text-ui font-semibold" dir="auto">
                {message.subject}
              </p>
              <p className="text-note text-ink-2">
                <span className="font-semibold text-error">
                  {message.state === 'dead' ? 'Given up' : 'Not sent yet'}
                </span>
                <span>{`, ${channels[message.channel]}, ${relativeTime(message.createdAt, now)}, ${counted(message.attempts, 'attempt')}`}</span>
                {message.lastError && <span>{`: ${message.lastError}`}</span>}
              </p>
            </div>
            <SmallButton label="Retry" of={message.subject} onClick={() => void retryNotification(message)} />
          </li>
        ))}
      </ul>
      {total > messages.length && (
        <p className="mt-4 max-w-[40.5em] text-note text-ink-2">{`The newest ${messages.length} are listed.`}</p>
      )}
    </section>
  );
}
