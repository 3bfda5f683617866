import { useState } from 'react';
import type { Account, AccountPasskey } from '#src/contracts/account.ts';
import { site } from '#src/content/site.ts';
import { relativeTime, shortDate } from '#src/lib/dates.ts';
import { toast } from '#src/ui/toast/toast.ts';
import { EntryButton, SmallButton } from '../parts/Button.tsx';
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx';
import { adminRequest } from '../request.ts';
import { attempt, toastFailure } from '../failure.ts';
import { ACCOUNT, loadAll } from './account-store.ts';
import { PasswordPrompt } from './PasswordPrompt.tsx';

interface Props {
  account: Account;
  /** Receives the first recovery codes. */
  onCodes: (codes: string[]) => void;
}

/** The user's passkeys, which sign in without a password. */
export function Passkeys({ account: { passkeys, passkeyHost }, onCodes }: Props) {
  const [prompting, setPrompting] = useState(false);
  const [toDelete, setToDelete] = useState<AccountPasskey>();
  const isHere = location.hostname === passkeyHost;

  const add = async (body: { currentPassword: string }) => {
    const { startRegistration } = await import('@simplewebauthn/browser');
    const address = `${ACCOUNT}/passkeys`;
    const begun = await adminRequest(address, { method: 'POST', body });
    const { options } = await begun.json();
    const response = await startRegistration({ optionsJSON: options }).catch(() => undefined);
    if (!response) {
      const why = 'The browser created no passkey, or already has one for you.';
      return toastFailure('No passkey was added', undefined, why);
    }
    const made = await adminRequest(address, { method: 'PATCH', body: { response } });
    const { recoveryCodes } = await made.json();
    setPrompting(false);
    toast({ title: 'Passkey added', description: 'You can sign in with it from now on.' });
    await loadAll();
    onCodes(recoveryCodes);
  };
  const remove = async () => {
    if (!toDelete) return;
    await attempt('The passkey was not removed', async () => {
      await adminRequest(`${ACCOUNT}/passkeys/${toDelete.id}`, { method: 'DELETE' });
      toast({ title: 'Passkey removed' });
    });
    void loadAll();
  };
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
              onClick={() => setToDelete(passkey)}
            />
          </li>
        ))}
      </ul>
      {isHere ? (
        <p className="mt-4">
          <SmallButton onClick={() => setPrompting(true)}>Add a passkey</SmallButton>
        </p>
      ) : (
        <p className="mt-4 text-ui/body text-ink-2">
          Passkeys belong to a name, not to this address: open this page at {passkeyHost} to add
          one.
        </p>
      )}
      <PasswordPrompt
        open={prompting}
        title="Add a passkey"
        description="Your browser will ask where to save it."
        action="Go on"
        onClose={() => setPrompting(false)}
        onSubmit={add}
      />
      <ConfirmDialog
        open={toDelete !== undefined}
        title="Remove this passkey?"
        action="Remove"
        onConfirm={remove}
        onClose={() => setToDelete(undefined)}
      >
        <p>
          <span className="font-semibold wrap-anywhere">{toDelete?.name}</span> will no longer sign
          you in. Remove it from the device as well.
        </p>
      </ConfirmDialog>
    </section>
  );
}
