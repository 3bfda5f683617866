import { useStore } from '@nanostores/react';
import type { OutboxList } from '#src/contracts/outbox.ts';
import { relativeTime } from '#src/lib/dates.ts';
import { SmallButton } from '../parts/Button.tsx';
import { $retrying, retry } from './store.ts';

const channels = { webhook: 'Webhook', email: 'Email', log: 'Log' } as const;

/** Notifications to the agency that could not be delivered; renders nothing if there are none. */
export function Undelivered({ list: { total, messages } }: { list: OutboxList }) {
  const retrying = useStore($retrying);
  if (messages.length === 0) return null;
  const now = Date.now();
  return (
    <section
      className="mt-8 rounded-sheet border-2 border-error bg-sheet px-6 pt-4.5 pb-2"
      aria-labelledby="undelivered"
    >
      <h2 id="undelivered" className="text-h3">
        Undelivered notifications ({total})
      </h2>
      <p className="mt-1 text-ink-2">
        We tried for about a day. The messages they report are in the inbox.
      </p>
      <ul className="mt-3.5">
        {messages.map((message) => (
          <li
            key={message.id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-rule py-3"
          >
            <div className="min-w-0 flex-[1_1_16rem] wrap-anywhere">
              <p className="text-ui font-semibold">{message.subject}</p>
              <p className="text-note text-ink-2">
                {channels[message.channel]}, {relativeTime(message.createdAt, now)},{' '}
                {message.attempts} attempts{message.lastError && `: ${message.lastError}`}
              </p>
            </div>
            <SmallButton
              aria-disabled={retrying.has(message.id)}
              aria-label={`Retry ${message.subject}`}
              onClick={() => void retry(message)}
            >
              Retry
            </SmallButton>
          </li>
        ))}
      </ul>
      {total > messages.length && (
        <p className="mt-4 max-w-[40.5em] text-note text-ink-2">
          The newest {messages.length} are listed.
        </p>
      )}
    </section>
  );
}
