import { type FunctionComponent, useEffect, useState } from 'react';
import { forgotten } from '#src/contracts/login.ts';
import { request } from '#src/lib/request.ts';
import { chosenPassword, type Invitation } from '#src/contracts/account.ts';
import { isolated } from '#src/lib/isolated.ts';
import { flashToast } from '../flash.ts';
import { existingSession, takeReturn } from '../session.ts';
import { Button } from '../parts/Button.tsx';
import { Check, FieldSheet, HiddenUsername, useUncontrolledForm } from '../parts/form.tsx';
import { messageOf } from '../failure.ts';
import { useLoaded } from '#src/ui/use-loaded.ts';
import type { Door } from './doors.data.ts';
import { doorFields } from './fields.ts';
import { LoginForm } from './LoginForm.tsx';

/** The forms of the pages before the login (pages/admin-[door].astro). */
export const doorForms: Readonly<Record<Door['name'], FunctionComponent>> = {
  login: LoginPage,
  forgotten: ForgottenPage,
  password: PasswordPage,
  email: EmailPage,
};

/** The login page: after the login, or at once if already signed in, leads to the requested page. */
function LoginPage() {
  useEffect(() => {
    void existingSession().then((admin) => admin && location.replace(takeReturn()));
  }, []);
  return (
    <LoginForm
      onDone={() => {
        flashToast({ title: 'Login successful' });
        location.assign(takeReturn());
      }}
    />
  );
}

/** Asks for a link with which to choose a new password. The answer is the same whether or not the account exists. */
function ForgottenPage() {
  const [isSent, setSent] = useState(false);
  const { busy, errors, form } = useUncontrolledForm({
    schema: forgotten,
    async send(body) {
      await request('/api/admin/password-resets', { method: 'POST', body });
      setSent(true);
    },
    failure: 'No link was sent',
  });
  return (
    <>
      <form {...form}>
        <FieldSheet fields={[doorFields.account]} errors={errors} />
        <Button label="Send the link" type="submit" size="lg" className="mt-7" busy={busy} />
      </form>
      <p role="status" className="mt-6">
        {isSent && 'If this account exists and has an email address, a link is on its way.'}
      </p>
      <p className="mt-6">
        <a href="/admin-login" className="link">
          Back to the login
        </a>
      </p>
    </>
  );
}

const addressHere = () => `/api/admin/invitations/${location.hash.slice(1)}`;

/** The target of invitation and password reset links, `/admin-password#` and the token: leads to the login afterwards. */
function PasswordPage() {
  const [isShown, setShown] = useState(false);
  const { value: invited, error } = useLoaded<Invitation>(async () => (await request(addressHere())).json());
  const { busy, errors, form } = useUncontrolledForm({
    schema: chosenPassword,
    async send({ password }) {
      // Browsers offer to save only fields of type password.
      setShown(false);
      await request(addressHere(), { method: 'POST', body: { password } });
      flashToast({ title: 'Password saved', description: 'Log in with it now.' });
      location.assign('/admin-login');
    },
    failure: 'The password wasn’t saved',
  });
  const failure = error ? messageOf(error, noAnswer) : undefined;
  return (
    <>
      <p className="text-ink-2" role="status">
        {invited ? wordsFor(invited) : (failure ?? 'Loading')}
      </p>
      {invited && (
        <form className="mt-7" {...form}>
          <HiddenUsername value={invited.username} />
          <FieldSheet fields={[{ ...doorFields.newPassword, type: isShown ? 'text' : 'password' }]} errors={errors} />
          <Check label="Show password" checked={isShown} onChange={({ target }) => setShown(target.checked)} />
          <Button label="Save password" type="submit" size="lg" className="mt-7" busy={busy} />
        </form>
      )}
    </>
  );
}

/** The target of the link sent to a new address, `/admin-email#` and the token. A button, because programs open links too. */
function EmailPage() {
  const { busy, form } = useUncontrolledForm({
    async send() {
      const body = { token: location.hash.slice(1) };
      await request('/api/admin/email-confirmations', { method: 'POST', body });
      flashToast({ title: 'Address confirmed' });
      location.assign('/admin-dashboard/account');
    },
    failure: 'The address wasn’t confirmed',
  });
  return (
    <form {...form}>
      <Button label="Confirm the address" type="submit" size="lg" busy={busy} />
    </form>
  );
}

const noAnswer = 'Our server didn’t answer. Please reload the page.';

function wordsFor({ username, isNew }: Invitation): string {
  return isNew
    ? `You’re invited as ${isolated(username)}. You sign in with that name and this password.`
    : `For ${isolated(username)}. A new password ends all sessions.`;
}
