import { useStore } from '@nanostores/react';
import { relativeTime } from '#src/lib/dates.ts';
import { buttonClass } from '#src/ui/button.ts';
import { ListFailed } from '../list/ListFailed.tsx';
import { $retrying, $undelivered, load, retry } from './store.ts';

const channels = { webhook: 'Webhook', email: 'Email', log: 'Log' } as const;

/** Notifications to the agency that could not be delivered; renders nothing if there are none. */
export function Undelivered() {
  const { status, value } = useStore($undelivered, { ssr: 'initial' });
  const retrying = useStore($retrying, { ssr: 'initial' });
  if (status === 'failed') {
    return (
      <div className="mt-8">
        <ListFailed title="Failed to fetch undelivered notifications" onAgain={load} />
      </div>
    );
  }
  if (!value || value.messages.length === 0) return null;
  const { total, messages } = value;
  const now = Date.now();
  return (
    <section className="undelivered" aria-labelledby="undelivered">
      <h2 id="undelivered">Undelivered notifications ({total})</h2>
      <p className="mt-1 text-ink-2">
        We tried for about a day. What they report is in the inbox all the same.
      </p>
      <ul>
        {messages.map((message) => (
          <li key={message.id}>
            <div>
              <p className="undelivered-subject">{message.subject}</p>
              <p className="undelivered-why">
                {channels[message.channel]}, {relativeTime(message.createdAt, now)},{' '}
                {message.attempts} attempts{message.lastError && `: ${message.lastError}`}
              </p>
            </div>
            <button
              type="button"
              className={buttonClass({ variant: 'secondary', size: 'sm' })}
              aria-disabled={retrying.has(message.id)}
              aria-label={`Retry ${message.subject}`}
              onClick={() => void retry(message)}
            >
              Retry
            </button>
          </li>
        ))}
      </ul>
      {total > messages.length && (
        <p className="site-note">The newest {messages.length} are listed.</p>
      )}
    </section>
  );
}
