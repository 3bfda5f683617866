import { useEffect, useRef, useState } from 'react';
import type { Elements } from '#src/ui/elements.ts';
import { login, type LoginMethods } from '#src/contracts/login.ts';
import { request, RequestError } from '#src/lib/request.ts';
import { dismissToast, toast } from '#src/ui/toast/toast.ts';
import { messageOf } from '../failure.ts';
import { Button, LinkButton } from '../parts/Button.tsx';
import { Check, FieldSheet, useUncontrolledForm } from '../parts/form.tsx';
import { useLoaded } from '#src/ui/use-loaded.ts';
import { $admin, type Admin, noteSignedIn } from '../session.ts';
import { doorFields } from './fields.ts';

interface Props {
  /** Filled in, so that the focus goes to the password. Undefined: the focus stays where it is. */
  username?: string | undefined;
  onDone: () => void;
  /** Beside the button. */
  children?: Elements;
}

/**
 * The login form, with the texts of docs/spec.md: on the login page, and in the dialog shown when a session has ended.
 * `post` makes sure that a password never ends up in the URL, also before the scripts have loaded.
 */
export function LoginForm({ username, onDone, children }: Props) {
  const [isShown, setShown] = useState(false);
  const [needsCode, setNeedsCode] = useState(false);
  const [hint, setHint] = useState('');
  // None if the request fails.
  const { value: methods } = useLoaded<LoginMethods>(async () => (await request('/api/admin/password-resets')).json());
  const name = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const code = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (username !== undefined) (username ? password : name).current?.focus();
  }, [username]);

  function complete(admin: Admin) {
    // Keep what is already known about the same user.
    const known = $admin.get();
    noteSignedIn(known?.username === admin.username ? known : admin);
    onDone();
  }
  const { busy, errors, form } = useUncontrolledForm({
    schema: login,
    async send(body) {
      dismissToast('login');
      setHint('');
      // Browsers offer to save only fields of type password.
      setShown(false);
      complete(await (await request('/api/admin/login', { method: 'POST', body })).json());
    },
    /** The toast disappears; the hint stays in the form. */
    failure(error) {
      const serverMessage = messageOf(error, '');
      if (serverMessage === 'Code required') {
        setNeedsCode(true);
        return setHint('Enter the code from your authenticator app, or one of your recovery codes.');
      }
      const isCode = serverMessage === 'Invalid code';
      const said = refuse(error);
      setHint(isCode ? 'Each code works only once. Wait for the next one.' : said);
      const wrong = isCode ? code : password;
      wrong.current?.focus();
      wrong.current?.select();
    },
  });
  async function takePasskey() {
    dismissToast('login');
    try {
      complete(await signInWithPasskey());
    } catch (error) {
      // An error of the browser: the user canceled, or there is no passkey.
      const isBrowsers = !(error instanceof RequestError) && !(error instanceof TypeError);
      if (isBrowsers) setHint('No passkey was used. You can log in with your password.');
      else refuse(error);
    }
  }
  return (
    <form action="/api/admin/login" className="noscript:hidden" {...form}>
      <FieldSheet
        errors={errors}
        className="grid-cols-1"
        fields={[
          { ...doorFields.username, ref: name, defaultValue: username },
          { ...doorFields.password, ref: password, type: isShown ? 'text' : 'password' },
          ...(needsCode ? [{ ...doorFields.code, ref: code }] : []),
        ]}
      />
      <Check label="Show password" checked={isShown} onChange={({ target }) => setShown(target.checked)} />
      <p className="mt-2 min-h-6 text-note text-ink-2" role="status">
        {hint}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button label="Log in" type="submit" size="lg" className="min-w-32" busy={busy} />
        {children}
      </div>
      <div className="mt-5 flex flex-wrap gap-x-6 gap-y-2 text-ui empty:hidden">
        {methods?.passkeys && 'PublicKeyCredential' in window && (
          <LinkButton label="Use a passkey" className="py-1.5" onClick={() => void takePasskey()} />
        )}
        {methods?.mail && (
          <a href="/admin-forgotten" className="py-1.5 link">
            Forgot your password?
          </a>
        )}
      </div>
    </form>
  );
}

/** Shows a toast. @returns what it says */
function refuse(error: unknown): string {
  const description =
    error instanceof RequestError
      ? messageOf(error, 'Invalid credentials')
      : 'Our server didn’t answer. Please try again.';
  toast({ about: 'login', title: 'Login failed', description, destructive: true });
  return description;
}

const PASSKEY = '/api/admin/login/passkey';

/**
 * Signs in with a passkey, of this device or of a nearby phone.
 *
 * @throws RequestError if the server does not know it; an error of the browser if the user canceled
 */
async function signInWithPasskey(): Promise<Admin> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const { options } = await (await request(PASSKEY, { method: 'POST', body: {} })).json();
  const response = await startAuthentication({ optionsJSON: options });
  return (await request(PASSKEY, { method: 'POST', body: { response } })).json();
}
