import type { Account } from '#src/contracts/account.ts';
import { relativeTime } from '#src/lib/dates.ts';
import { SmallButton } from '../parts/Button.tsx';
import { endSessions } from './account-store.ts';

/** The user's active sessions, with buttons to end them. */
export function Sessions({ sessions }: Pick<Account, 'sessions'>) {
  const others = sessions.filter(({ current }) => !current);
  const now = Date.now();
  return (
    <section className="entries" aria-labelledby="sessions">
      <h2 id="sessions">Your sessions</h2>
      <p className="mt-1 text-ink-2">{describeOthers(others.length)}</p>
      <ul>
        {sessions.map(({ id, device, current, createdAt, lastSeenAt }) => (
          <li key={id}>
            <div>
              <h3>
                {device || 'Unknown device'}
                {current && ', here'}
              </h3>
              <p>
                Signed in {relativeTime(createdAt, now)}
                {!current && `, last seen ${relativeTime(lastSeenAt, now)}`}
              </p>
            </div>
            {!current && (
              <SmallButton
                aria-label={`Sign out ${device || 'unknown device'}`}
                onClick={() => void endSessions(id)}
              >
                Sign out
              </SmallButton>
            )}
          </li>
        ))}
      </ul>
      {others.length > 1 && (
        <p className="entries-foot">
          <SmallButton onClick={() => void endSessions()}>Sign out everywhere else</SmallButton>
        </p>
      )}
    </section>
  );
}

function describeOthers(count: number): string {
  if (count === 0) return 'You are not signed in anywhere else.';
  const times = count === 1 ? 'once' : `${count} times`;
  return `You are signed in ${times} elsewhere. If you do not know a session, sign it out and change your password.`;
}
