import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { ListFailed } from '../list/ListFailed.tsx';
import { requireSession } from '../session.ts';
import { Spinner } from '../Spinner.tsx';
import { $account, loadAccount } from './account-store.ts';
import { Passkeys } from './Passkeys.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { Sessions } from './Sessions.tsx';
import { SignIn } from './SignIn.tsx';

/** The signed-in user's account page; the server renders its loading state. */
export function Account() {
  const { status, value } = useStore($account, { ssr: 'initial' });
  const [codes, setCodes] = useState<string[]>([]);
  useEffect(() => void requireSession().then(loadAccount), []);
  const hasNone = value && !value.totp && value.passkeys.length === 0;

  return (
    <>
      <div className="admin-head">
        <div>
          <h1>Account</h1>
          <p className="mt-1 text-ink-2">
            {value
              ? `${value.username}, ${value.role}`
              : 'How you sign in, and where you are signed in.'}
          </p>
        </div>
      </div>
      {status === 'loading' && !value && (
        <div className="mt-8">
          <Spinner />
        </div>
      )}
      {status === 'failed' && (
        <div className="mt-8">
          <ListFailed title="Failed to fetch your account" onAgain={() => void loadAccount()} />
        </div>
      )}
      {value?.secondFactorRequired && hasNone && (
        <div className="admin-panel mt-8" role="alert">
          <div>
            <p className="font-heading text-h3">A second factor is needed first</p>
            <p className="mt-1 text-ink-2">
              The owner of this site requires one for everybody. Turn on codes or add a passkey to
              use the rest of the site.
            </p>
          </div>
        </div>
      )}
      {value && (
        <>
          <SignIn account={value} onCodes={setCodes} />
          <Passkeys account={value} onCodes={setCodes} />
          <Sessions sessions={value.sessions} />
          <RecoveryCodes codes={codes} onClose={() => setCodes([])} />
        </>
      )}
    </>
  );
}
