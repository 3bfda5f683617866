import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { requireSession } from '../session.ts';
import { Panel } from '../parts/Panel.tsx';
import { Screen } from '../parts/Screen.tsx';
import { $account, loadAccount } from './account-store.ts';
import { Passkeys } from './Passkeys.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { Sessions } from './Sessions.tsx';
import { SignIn } from './SignIn.tsx';

/** The signed-in user's account page; the server renders its loading state. */
export function Account() {
  const loaded = useStore($account, { ssr: 'initial' });
  const { value } = loaded;
  const [codes, setCodes] = useState<string[]>([]);
  useEffect(() => void requireSession().then(loadAccount), []);
  const hasNone = value && !value.totp && value.passkeys.length === 0;

  return (
    <Screen
      title="Account"
      intro={
        value ? `${value.username}, ${value.role}` : 'How you sign in, and where you are signed in.'
      }
      loaded={loaded}
      failed="Failed to fetch your account"
      onAgain={() => void loadAccount()}
    >
      {value?.secondFactorRequired && hasNone && (
        <div className="mt-8">
          <Panel
            title="A second factor is needed first"
            text="The owner of this site requires one for everybody. Turn on codes or add a passkey to use the rest of the site."
          />
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
    </Screen>
  );
}
