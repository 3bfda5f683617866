import { useState } from 'react';
import { encode } from 'uqr';
import type { Account, TotpSecret } from '#src/contracts/account.ts';
import { toast } from '#src/ui/toast/toast.ts';
import { PasswordPrompt, type Question } from './PasswordPrompt.tsx';
import { ACCOUNT, loadAll } from './account-store.ts';
import { openPasswordDialog } from './open.ts';
import { SmallButton } from '../parts/Button.tsx';
import { FormDialog } from '../parts/FormDialog.tsx';
import { adminRequest } from '../request.ts';

interface Props {
  account: Account;
  onCodes: (codes: string[]) => void;
}

type Prompt = 'email' | 'totp-on' | 'totp-off' | 'codes';

/** The user's login methods: password, reset email address, authenticator app, recovery codes. */
export function SignIn({ account, onCodes }: Props) {
  const { email, totp, recoveryCodes, passkeys, mail } = account;
  const [prompt, setPrompt] = useState<Prompt>();
  const [secret, setSecret] = useState<TotpSecret>();

  const confirm = async (code: string) => {
    const answer = await adminRequest(`${ACCOUNT}/totp`, { method: 'PATCH', body: { code } });
    const { recoveryCodes: codes } = await answer.json();
    setSecret(undefined);
    toast({ title: 'Codes turned on' });
    await loadAll();
    onCodes(codes);
  };
  const questions: Record<Prompt, Question> = {
    email: {
      title: 'Change email',
      description: 'Leave it empty to remove it.',
      action: 'Change email',
      email: email ?? '',
      fields: [{ name: 'email', label: 'Email', type: 'email', autoComplete: 'email' }],
      async onSubmit(body) {
        await adminRequest(ACCOUNT, { method: 'PATCH', body });
        toast({ title: body.email?.trim() ? 'Email changed' : 'Email removed' });
      },
    },
    'totp-on': {
      title: 'Turn on codes',
      description: 'You need an authenticator app on your phone.',
      action: 'Go on',
      async onSubmit(body) {
        const answer = await adminRequest(`${ACCOUNT}/totp`, { method: 'POST', body });
        setSecret(await answer.json());
      },
    },
    'totp-off': {
      title: 'Turn off codes',
      description: 'After that, you will not be asked for codes.',
      action: 'Turn off',
      async onSubmit(body) {
        await adminRequest(`${ACCOUNT}/totp`, { method: 'DELETE', body });
        toast({ title: 'Codes turned off' });
      },
    },
    codes: {
      title: 'New recovery codes',
      description: 'The ones you have now stop working.',
      action: 'Make new codes',
      async onSubmit(body) {
        const answer = await adminRequest(`${ACCOUNT}/recovery-codes`, { method: 'POST', body });
        onCodes((await answer.json()).recoveryCodes);
      },
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
          <SmallButton onClick={() => setPrompt('email')}>Change email</SmallButton>
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
        <PasswordPrompt
          key={name}
          {...question}
          open={prompt === name}
          onClose={close}
          onSubmit={async (answers) => {
            await question.onSubmit(answers);
            close();
            void loadAll();
          }}
        />
      ))}
      <ScanDialog totp={secret} onClose={() => setSecret(undefined)} onCode={confirm} />
    </section>
  );
}

interface ScanProps {
  /** Undefined if the dialog is closed. */
  totp: TotpSecret | undefined;
  onClose: () => void;
  /** May throw a RequestError. */
  onCode: (code: string) => Promise<void>;
}

/** Shows the secret for an authenticator app and asks for the app's first code. */
function ScanDialog({ totp, onClose, onCode }: ScanProps) {
  return (
    <FormDialog
      open={totp !== undefined}
      title="Scan this with your authenticator app"
      description="Then type the six digits it shows. After that, every login asks for a code."
      action="Turn on"
      failure="Codes were not turned on"
      start={{ code: '' }}
      fields={[{ name: 'code', label: 'Code', required: true, autoComplete: 'one-time-code' }]}
      onClose={onClose}
      onSubmit={({ code }) => onCode(code)}
      head={
        totp && (
          <div className="mb-5 flex flex-wrap items-center gap-x-6 gap-y-4 text-ui">
            <QrCode text={totp.uri} label="QR code for your authenticator app" />
            <p className="flex-[1_1_12rem]">
              <span className="text-ink-2">Or type this key into the app:</span>
              <code className="mt-1 block wrap-anywhere">
                {totp.secret.replace(/.{4}(?=.)/g, '$& ')}
              </code>
            </p>
          </div>
        )
      }
    />
  );
}

/** A QR code, dark on white in both themes, since scanners need that contrast. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 3 });
  const squares = data.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')),
  );
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      className="w-46 flex-none rounded-sheet border border-field bg-[#fff] fill-[#000] forced-color-adjust-none"
      shapeRendering="crispEdges"
    >
      <path d={squares.join('')} />
    </svg>
  );
}
