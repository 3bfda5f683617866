import type { Account } from '#src/contracts/account.ts';
import { relativeTime } from '#src/lib/dates.ts';
import { Passkeys } from './Passkeys.tsx';
import { SignIn } from './SignIn.tsx';
import { account, endSessions } from './store.tsx';
import { EntryButton, SmallButton } from '../parts/Button.tsx';
import { Panel, Screen } from '../parts/Screen.tsx';

/** The signed-in user's account page; the server renders its loading state. */
export function Account() {
  return (
    <Screen
      title="Account"
      intro="How you sign in, and where you are signed in."
      of={account}
      failed="Failed to fetch your account"
    >
      {(value) => (
        <>
          {value.secondFactorRequired && !value.totp && value.passkeys.length === 0 && (
            <div className="mt-8">
              <Panel
                title="A second factor is needed first"
                text="The owner of this site requires one for everybody. Turn on codes or add a passkey to use the rest of the site."
              />
            </div>
          )}
          <SignIn {...value} />
          <Passkeys {...value} />
          <Sessions sessions={value.sessions} />
        </>
      )}
    </Screen>
  );
}

function Sessions({ sessions }: Pick<Account, 'sessions'>) {
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
              <EntryButton
                label="Sign out"
                of={device || 'unknown device'}
                onClick={() => void endSessions(id)}
              />
            )}
          </li>
        ))}
      </ul>
      {others.length > 1 && (
        <p className="mt-4">
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
