import type { Account, AccountPasskey } from '#src/contracts/account.ts';
import { relativeTime, shortDate } from '#src/lib/dates.ts';
import { SignIn } from './SignIn.tsx';
import {
  account,
  ACCOUNT,
  endSessions,
  loadAll,
  promptPassword,
  showRecoveryCodes,
} from './store.tsx';
import { EntryButton, SmallButton } from '../parts/Button.tsx';
import { Panel, Screen } from '../parts/Screen.tsx';
import { site } from '#src/content/site.ts';
import { toast } from '#src/ui/toast/toast.ts';
import { confirm } from '../parts/dialogs.tsx';
import type { Typed } from '../parts/form.tsx';
import { adminRequest } from '../request.ts';
import { attempt, toastFailure } from '../failure.ts';

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

/** The user's passkeys, which sign in without a password. */
function Passkeys({ passkeys, passkeyHost }: Account) {
  const isHere = location.hostname === passkeyHost;

  const add = async (body: Typed) => {
    const { startRegistration } = await import('@simplewebauthn/browser');
    const address = `${ACCOUNT}/passkeys`;
    const begun = await adminRequest(address, { method: 'POST', body });
    const { options } = await begun.json();
    const response = await startRegistration({ optionsJSON: options }).catch(() => undefined);
    if (!response) {
      const why = 'The browser created no passkey, or already has one for you.';
      toastFailure('No passkey was added', undefined, why);
      return false;
    }
    const made = await adminRequest(address, { method: 'PATCH', body: { response } });
    const { recoveryCodes } = await made.json();
    toast({ title: 'Passkey added', description: 'You can sign in with it from now on.' });
    showRecoveryCodes(recoveryCodes);
    return true;
  };
  const askForPassword = () =>
    promptPassword({
      title: 'Add a passkey',
      description: 'Your browser will ask where to save it.',
      action: 'Go on',
      onSubmit: add,
    });
  const remove = ({ id, name }: AccountPasskey) =>
    confirm({
      title: 'Remove this passkey?',
      action: 'Remove',
      name,
      text: 'It will no longer sign you in. Remove it from the device as well.',
      async onConfirm() {
        await attempt('The passkey was not removed', async () => {
          await adminRequest(`${ACCOUNT}/passkeys/${id}`, { method: 'DELETE' });
          toast({ title: 'Passkey removed' });
        });
        void loadAll();
      },
    });
  return (
    <section className="entries" aria-labelledby="passkeys">
      <h2 id="passkeys">Passkeys</h2>
      <p className="mt-1 text-ink-2">
        Sign in with your fingerprint, your face or a PIN instead of the password. A passkey is also
        a second factor: the password alone no longer lets anybody in.
      </p>
      <ul>
        {passkeys.map((passkey) => (
          <li key={passkey.id}>
            <div>
              <h3>{passkey.name}</h3>
              <p>
                Added {shortDate(passkey.createdAt, site.timeZone, site.locale)}
                {passkey.lastUsedAt && `, used ${relativeTime(passkey.lastUsedAt, Date.now())}`}
              </p>
            </div>
            <EntryButton
              label="Remove"
              of={`the passkey ${passkey.name}`}
              onClick={() => void remove(passkey)}
            />
          </li>
        ))}
      </ul>
      {isHere ? (
        <p className="mt-4">
          <SmallButton onClick={askForPassword}>Add a passkey</SmallButton>
        </p>
      ) : (
        <p className="mt-4 text-ui/body text-ink-2">
          Passkeys belong to a name, not to this address: open this page at {passkeyHost} to add
          one.
        </p>
      )}
    </section>
  );
}
