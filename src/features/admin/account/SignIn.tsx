import { type ComponentProps, useState } from 'react';
import type { Account, TotpSecret } from '#src/contracts/account.ts';
import { Field } from '#src/ui/Field.tsx';
import { toast } from '#src/ui/toast.ts';
import { SmallButton } from '../parts/Button.tsx';
import { adminRequest } from '../request.ts';
import { ACCOUNT, loadAccount, loadAll } from './account-store.ts';
import { PasswordPrompt } from './PasswordPrompt.tsx';
import { openPasswordDialog } from './open.ts';
import { ScanDialog } from './ScanDialog.tsx';

interface Props {
  account: Account;
  onCodes: (codes: string[]) => void;
}

type Prompt = 'email' | 'totp-on' | 'totp-off' | 'codes';
type Question = Omit<ComponentProps<typeof PasswordPrompt>, 'open' | 'onClose'>;

/** The user's login methods: password, reset email address, authenticator app, recovery codes. */
export function SignIn({ account, onCodes }: Props) {
  const { email, totp, recoveryCodes, passkeys, mail } = account;
  const [prompt, setPrompt] = useState<Prompt>();
  const [address, setAddress] = useState('');
  const [secret, setSecret] = useState<TotpSecret>();

  const changeEmail = async (currentPassword: string) => {
    await adminRequest(ACCOUNT, { method: 'PATCH', body: { currentPassword, email: address } });
    toast({ title: address.trim() ? 'Email changed' : 'Email removed' });
    setPrompt(undefined);
    await loadAccount();
  };
  const begin = async (currentPassword: string) => {
    const body = { currentPassword };
    const response = await adminRequest(`${ACCOUNT}/totp`, { method: 'POST', body });
    setPrompt(undefined);
    setSecret(await response.json());
  };
  const confirm = async (code: string) => {
    const response = await adminRequest(`${ACCOUNT}/totp`, { method: 'PATCH', body: { code } });
    const { recoveryCodes: codes } = await response.json();
    setSecret(undefined);
    toast({ title: 'Codes turned on' });
    await loadAll();
    onCodes(codes);
  };
  const turnOff = async (currentPassword: string) => {
    await adminRequest(`${ACCOUNT}/totp`, { method: 'DELETE', body: { currentPassword } });
    setPrompt(undefined);
    toast({ title: 'Codes turned off' });
    await loadAll();
  };
  const makeCodes = async (currentPassword: string) => {
    const body = { currentPassword };
    const response = await adminRequest(`${ACCOUNT}/recovery-codes`, { method: 'POST', body });
    setPrompt(undefined);
    onCodes((await response.json()).recoveryCodes);
    await loadAccount();
  };

  const questions: Record<Prompt, Question> = {
    email: {
      title: 'Change email',
      description: 'Leave it empty to remove it.',
      action: 'Change email',
      onPassword: changeEmail,
      children: (errors) => (
        <Field
          wide
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          value={address}
          error={errors.email?.[0]}
          onValue={setAddress}
        />
      ),
    },
    'totp-on': {
      title: 'Turn on codes',
      description: 'You need an authenticator app on your phone.',
      action: 'Go on',
      onPassword: begin,
    },
    'totp-off': {
      title: 'Turn off codes',
      description: 'After that, you will not be asked for codes.',
      action: 'Turn off',
      onPassword: turnOff,
    },
    codes: {
      title: 'New recovery codes',
      description: 'The ones you have now stop working.',
      action: 'Make new codes',
      onPassword: makeCodes,
    },
  };
  const close = () => setPrompt(undefined);
  return (
    <section className="entries" aria-labelledby="sign-in">
      <h2 id="sign-in">How you sign in</h2>
      <ul>
        <li>
          <div>
            <h3>Password</h3>
            <p>A new one signs you out everywhere else.</p>
          </div>
          <SmallButton onClick={() => void openPasswordDialog()}>Change password</SmallButton>
        </li>
        <li>
          <div>
            <h3>Email</h3>
            <p>{email ?? 'None yet.'}</p>
            <p>
              {mail
                ? 'Receives a link if you forget the password, and a note about new devices.'
                : 'This site cannot send email yet. If you forget the password, an owner can create a link for you.'}
            </p>
          </div>
          <SmallButton
            onClick={() => {
              setAddress(email ?? '');
              setPrompt('email');
            }}
          >
            Change email
          </SmallButton>
        </li>
        <li>
          <div>
            <h3>Authenticator app</h3>
            <p>
              {totp
                ? 'On: each login asks for a code from your app.'
                : 'Off. Turn it on to log in with a code from an app on your phone.'}
            </p>
          </div>
          <SmallButton
            aria-label={totp ? 'Turn off codes' : 'Turn on codes'}
            onClick={() => setPrompt(totp ? 'totp-off' : 'totp-on')}
          >
            {totp ? 'Turn off' : 'Turn on'}
          </SmallButton>
        </li>
        {(totp || passkeys.length > 0) && (
          <li>
            <div>
              <h3>Recovery codes</h3>
              <p>{recoveryCodes} left. Each lets you in once without your phone.</p>
            </div>
            <SmallButton onClick={() => setPrompt('codes')}>New codes</SmallButton>
          </li>
        )}
      </ul>
      {Object.entries(questions).map(([name, question]) => (
        <PasswordPrompt key={name} {...question} open={prompt === name} onClose={close} />
      ))}
      <ScanDialog totp={secret} onClose={() => setSecret(undefined)} onCode={confirm} />
    </section>
  );
}
