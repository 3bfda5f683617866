import { renderSVG } from 'uqr';
import type { Account, TotpSecret } from '#src/contracts/account.ts';
import { toast } from '#src/ui/toast/toast.ts';
import { isolated } from '#src/lib/isolated.ts';
import { SmallButton } from '../parts/Button.tsx';
import { openForm } from '../parts/dialogs.tsx';
import { adminRequest } from '../request.tsx';
import { Entries } from './Entries.tsx';
import { ACCOUNT, changePassword, loadAll, promptPassword, showRecoveryCodes } from './store.tsx';
import { accountFields } from './fields.ts';
import { signInFacts, words } from './words.data.ts';

/** The user's login methods: password, reset email address, authenticator app, recovery codes. */
export function SignIn({ email, unconfirmedEmail, totp, recoveryCodes, passkeys, mail }: Account) {
  const askForEmail = { ...words.email, fields: [{ ...accountFields.email, defaultValue: email ?? '' }] };
  const changeEmail = () =>
    promptPassword(askForEmail, ['PATCH', ''], async (answer) => toastEmail(await answer.json()));
  const waiting = unconfirmedEmail ? [`${isolated(unconfirmedEmail)} ${signInFacts.unconfirmed}`] : [];
  const methods = [
    method('Password', 'Change password', changePassword, signInFacts.password),
    method(
      'Email',
      'Change email',
      changeEmail,
      email ?? 'None yet.',
      ...waiting,
      mail ? signInFacts.mail : signInFacts.noMail,
    ),
    totp
      ? method('Authenticator app', 'Turn off codes', turnOffCodes, signInFacts.codes)
      : method('Authenticator app', 'Turn on codes', turnOnCodes, signInFacts.noCodes),
  ];
  if (totp || passkeys.length > 0) {
    const left = `${recoveryCodes} ${signInFacts.recoveryCodes}`;
    methods.push(method('Recovery codes', 'New codes', makeCodes, left));
  }
  return <Entries id="sign-in" title="How you sign in" entries={methods} />;
}

function method(name: string, label: string, act: () => void, ...facts: string[]) {
  const action = <SmallButton label={label} onClick={act} />;
  return { key: name, name, facts, action };
}

const turnOnCodes = () =>
  promptPassword(words.turnOn, ['POST', '/totp'], async (answer, ending) => showSecret(await answer.json(), ending));

const turnOffCodes = () =>
  promptPassword(words.turnOff, ['DELETE', '/totp'], () => toast({ title: 'Codes turned off' }));

const makeCodes = () =>
  promptPassword(words.newCodes, ['POST', '/recovery-codes'], async (answer) =>
    showRecoveryCodes((await answer.json()).recoveryCodes),
  );

function toastEmail({ email, unconfirmedEmail }: Account): void {
  if (unconfirmedEmail)
    toast({ title: 'Open the link we sent', description: `${isolated(unconfirmedEmail)} ${signInFacts.unconfirmed}` });
  else toast({ title: email ? 'Email changed' : 'Email removed' });
}

function showSecret({ uri, secret }: TotpSecret, ending: { endOtherSessions: boolean }): void {
  void openForm({
    ...words.scan,
    fields: [accountFields.code],
    async onSubmit(typed) {
      const answer = await adminRequest(`${ACCOUNT}/totp`, { method: 'PATCH', body: { ...typed, ...ending } });
      const { recoveryCodes } = await answer.json();
      toast({ title: 'Codes turned on' });
      await loadAll();
      showRecoveryCodes(recoveryCodes);
    },
    head: (
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
    ),
  });
}
