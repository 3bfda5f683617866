import type { Account, AccountPasskey } from '#src/contracts/account.ts';
import { relativeTime, shortDate } from '#src/lib/dates.ts';
import { site } from '#src/content/site.ts';
import { toast } from '#src/ui/toast/toast.ts';
import { isolated } from '#src/lib/isolated.ts';
import { adminLocale } from '../agency-time.ts';
import { SmallButton } from '../parts/Button.tsx';
import { useNow } from '../parts/hooks.ts';
import { openForm } from '../parts/dialogs.tsx';
import { Panel, Screen } from '../parts/Screen.tsx';
import { adminRequest } from '../request.tsx';
import { toastFailure } from '../failure.ts';
import { SignIn } from './SignIn.tsx';
import { account, ACCOUNT, endSessions, promptPassword, showRecoveryCodes } from './store.tsx';
import { Entries } from './Entries.tsx';
import { accountFields } from './fields.ts';
import { signInFacts, secondFactorNeeded, words } from './words.data.ts';

/** The signed-in user's account page; the server renders its loading state. */
export function AccountScreen() {
  return (
    <Screen
      title="Account"
      intro="How you sign in, and where you’re signed in."
      of={account}
      failed="Failed to fetch your account"
    >
      {(value) => (
        <>
          {value.secondFactorRequired && !value.totp && value.passkeys.length === 0 && (
            <Panel {...secondFactorNeeded} className="mt-8" />
          )}
          <SignIn {...value} />
          <Passkeys {...value} />
          <Sender {...value} />
          <Sessions sessions={value.sessions} />
        </>
      )}
    </Screen>
  );
}

function Sessions({ sessions }: Pick<Account, 'sessions'>) {
  const others = sessions.filter(({ current }) => !current);
  const now = useNow();
  const entries = sessions.map(({ id, device, current, createdAt, lastSeenAt }) => {
    const seen = current ? '' : `, last seen ${relativeTime(lastSeenAt, now)}`;
    const of = device || 'unknown device';
    return {
      key: id,
      name: `${device || 'Unknown device'}${current ? ', here' : ''}`,
      facts: [`Signed in ${relativeTime(createdAt, now)}${seen}`],
      action: !current && <SmallButton label="Sign out" of={of} onClick={() => void endSessions(id)} />,
    };
  });
  return (
    <Entries id="sessions" title="Your sessions" intro={describeOthers(others.length)} entries={entries}>
      {others.length > 1 && (
        <p className="mt-4">
          <SmallButton label="Sign out everywhere else" onClick={() => void endSessions()} />
        </p>
      )}
    </Entries>
  );
}

function describeOthers(count: number): string {
  if (count === 0) return 'You aren’t signed in anywhere else.';
  const times = count === 1 ? 'once' : `${count} times`;
  return `You’re signed in ${times} elsewhere. If you don’t recognize a session, sign it out and change your password.`;
}

/** Who the user is to the visitors they answer. */
function Sender({ senderName, signature }: Account) {
  const change = () =>
    void openForm({
      ...words.sender,
      fields: [
        { ...accountFields.senderName, defaultValue: senderName ?? '' },
        { ...accountFields.signature, defaultValue: signature ?? '' },
      ],
      async onSubmit(typed) {
        await adminRequest(`${ACCOUNT}/sender`, { method: 'PATCH', body: typed });
        await account.load();
        toast({ title: 'Your replies changed' });
      },
    });
  const facts = [
    senderName ? `From ${isolated(senderName)}, ${site.name}.` : `From ${site.name} website.`,
    signature ? 'Each ends with your signature.' : 'No signature yet.',
  ];
  const action = <SmallButton label="Change" of="your name and signature" onClick={change} />;
  return (
    <Entries
      id="sender"
      title="Your replies"
      entries={[{ key: 'sender', name: 'Name and signature', facts, action }]}
    />
  );
}

/** The user's passkeys, which sign in without a password. */
function Passkeys({ passkeys, passkeyHost }: Account) {
  const isHere = location.hostname === passkeyHost;
  const now = useNow();

  const add = async (begun: Response, ending: { endOtherSessions: boolean }) => {
    const { startRegistration } = await import('@simplewebauthn/browser');
    const { options } = await begun.json();
    const response = await startRegistration({ optionsJSON: options }).catch(() => undefined);
    if (!response) {
      const why = 'The browser created no passkey, or already has one for you.';
      toastFailure('No passkey was added', undefined, why);
      return false;
    }
    const made = await adminRequest(`${ACCOUNT}/passkeys`, { method: 'PATCH', body: { response, ...ending } });
    const { recoveryCodes } = await made.json();
    toast({ title: 'Passkey added', description: 'You can sign in with it from now on.' });
    showRecoveryCodes(recoveryCodes);
    return true;
  };
  const askForPassword = () => {
    // Loaded while the password is typed: some browsers allow no passkey long after the click.
    import('@simplewebauthn/browser').catch(() => undefined);
    promptPassword(words.addPasskey, ['POST', '/passkeys'], add);
  };
  const remove = ({ id, name }: AccountPasskey) =>
    promptPassword(
      { ...words.removePasskey, title: `Remove the passkey ${isolated(name)}` },
      ['DELETE', `/passkeys/${id}`],
      () => toast({ title: 'Passkey removed' }),
    );
  const entries = passkeys.map((passkey) => {
    const { id, name, createdAt, lastUsedAt } = passkey;
    const added = `Added ${shortDate(createdAt, site.timeZone, adminLocale)}`;
    const of = `the passkey ${name}`;
    return {
      key: id,
      name,
      facts: [lastUsedAt ? `${added}, used ${relativeTime(lastUsedAt, now)}` : added],
      action: <SmallButton label="Remove" of={of} onClick={() => remove(passkey)} />,
    };
  });
  return (
    <Entries id="passkeys" title="Passkeys" intro={signInFacts.passkeys} entries={entries}>
      {isHere ? (
        <p className="mt-4">
          <SmallButton label="Add a passkey" onClick={askForPassword} />
        </p>
      ) : (
        <p className="mt-4 text-ui/body text-ink-2">
          {`Passkeys belong to a name, not to this address: open this page at ${passkeyHost} to add one.`}
        </p>
      )}
    </Entries>
  );
}
