import type { Account, AccountPasskey } from '#src/contracts/account.ts';
import { site } from '#src/content/site.ts';
import { relativeTime, shortDate } from '#src/lib/dates.ts';
import { toast } from '#src/ui/toast/toast.ts';
import { EntryButton, SmallButton } from '../parts/Button.tsx';
import { confirm } from '../parts/confirm.tsx';
import type { Typed } from '../parts/use-form.ts';
import { adminRequest } from '../request.ts';
import { attempt, toastFailure } from '../failure.ts';
import { ACCOUNT, loadAll, promptPassword } from './store.tsx';
import { showRecoveryCodes } from './recovery-codes.tsx';

/** The user's passkeys, which sign in without a password. */
export function Passkeys({ passkeys, passkeyHost }: Account) {
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
