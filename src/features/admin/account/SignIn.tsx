import type { ReactNode } from 'react';
import { renderSVG } from 'uqr';
import type { Account, TotpSecret } from '#src/contracts/account.ts';
import { toast } from '#src/ui/toast/toast.ts';
import { ACCOUNT, changePassword, loadAll, promptPassword, showRecoveryCodes } from './store.tsx';
import { SmallButton } from '../parts/Button.tsx';
import { FormDialog, openDialog } from '../parts/dialogs.tsx';
import { adminRequest } from '../request.ts';

/** The user's login methods: password, reset email address, authenticator app, recovery codes. */
export function SignIn({ email, totp, recoveryCodes, passkeys, mail }: Account) {
  const changeEmail = () =>
    promptPassword({
      title: 'Change email',
      description: 'Leave it empty to remove it.',
      action: 'Change email',
      fields: [
        {
          name: 'email',
          label: 'Email',
          type: 'email',
          autoComplete: 'email',
          defaultValue: email ?? '',
        },
      ],
      async onSubmit(body) {
        await adminRequest(ACCOUNT, { method: 'PATCH', body });
        toast({ title: body.email?.trim() ? 'Email changed' : 'Email removed' });
      },
    });
  return (
    <section className="entries" aria-labelledby="sign-in">
      <h2 id="sign-in">How you sign in</h2>
      <ul>
        <Method name="Password" action="Change password" onClick={changePassword}>
          <p>A new one signs you out everywhere else.</p>
        </Method>
        <Method name="Email" action="Change email" onClick={changeEmail}>
          <p>{email ?? 'None yet.'}</p>
          <p>
            {mail
              ? 'Receives a link if you forget the password, and a note about new devices.'
              : 'This site cannot send email yet. If you forget the password, an owner can create a link for you.'}
          </p>
        </Method>
        <Method
          name="Authenticator app"
          action={totp ? 'Turn off codes' : 'Turn on codes'}
          onClick={totp ? turnOffCodes : turnOnCodes}
        >
          <p>
            {totp
              ? 'On: each login asks for a code from your app.'
              : 'Off. Turn it on to log in with a code from an app on your phone.'}
          </p>
        </Method>
        {(totp || passkeys.length > 0) && (
          <Method name="Recovery codes" action="New codes" onClick={makeCodes}>
            <p>{recoveryCodes} left. Each lets you in once without your phone.</p>
          </Method>
        )}
      </ul>
    </section>
  );
}

interface MethodProps {
  name: string;
  action: string;
  onClick: () => void;
  children: ReactNode;
}

function Method({ name, action, onClick, children }: MethodProps) {
  return (
    <li>
      <div>
        <h3>{name}</h3>
        {children}
      </div>
      <SmallButton onClick={onClick}>{action}</SmallButton>
    </li>
  );
}

const turnOnCodes = () =>
  promptPassword({
    title: 'Turn on codes',
    description: 'You need an authenticator app on your phone.',
    action: 'Go on',
    async onSubmit(body) {
      const answer = await adminRequest(`${ACCOUNT}/totp`, { method: 'POST', body });
      showSecret(await answer.json());
    },
  });

const turnOffCodes = () =>
  promptPassword({
    title: 'Turn off codes',
    description: 'After that, you will not be asked for codes.',
    action: 'Turn off',
    async onSubmit(body) {
      await adminRequest(`${ACCOUNT}/totp`, { method: 'DELETE', body });
      toast({ title: 'Codes turned off' });
    },
  });

const makeCodes = () =>
  promptPassword({
    title: 'New recovery codes',
    description: 'The ones you have now stop working.',
    action: 'Make new codes',
    async onSubmit(body) {
      const answer = await adminRequest(`${ACCOUNT}/recovery-codes`, { method: 'POST', body });
      showRecoveryCodes((await answer.json()).recoveryCodes);
    },
  });

function showSecret({ uri, secret }: TotpSecret): void {
  void openDialog((opened) => (
    <FormDialog
      {...opened}
      title="Scan this with your authenticator app"
      description="Then type the six digits it shows. After that, every login asks for a code."
      action="Turn on"
      failure="Codes were not turned on"
      fields={[{ name: 'code', label: 'Code', required: true, autoComplete: 'one-time-code' }]}
      onSubmit={async (body) => {
        const answer = await adminRequest(`${ACCOUNT}/totp`, { method: 'PATCH', body });
        const { recoveryCodes } = await answer.json();
        toast({ title: 'Codes turned on' });
        await loadAll();
        showRecoveryCodes(recoveryCodes);
      }}
      head={
        <div className="mb-5 flex flex-wrap items-center gap-x-6 gap-y-4 text-ui">
          <img
            src={`data:image/svg+xml,${encodeURIComponent(renderSVG(uri, { border: 3 }))}`}
            alt="QR code for your authenticator app"
            className="w-46 flex-none rounded-sheet border border-field"
          />
          <p className="flex-[1_1_12rem]">
            <span className="text-ink-2">Or type this key into the app:</span>
            <code className="mt-1 block wrap-anywhere">{secret.replace(/.{4}(?=.)/g, '$& ')}</code>
          </p>
        </div>
      }
    />
  ));
}
