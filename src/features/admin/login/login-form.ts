import { login, type LoginMethods } from '#src/contracts/login.ts';
import { request, RequestError } from '#src/lib/request.ts';
import { dismissToast, toast } from '#src/ui/toast/toast.ts';
import { flashToast } from '../flash.ts';
import { takeReturn } from './return-to.ts';
import { inputOf, isBusy, showErrors, startForm } from './start-form.ts';
import { $admin, type Admin, existingSession, noteSignedIn } from '../session.ts';

/** Starts a login form (LoginForm.astro), with the texts of docs/spec.md. */
export function startLoginForm(form: HTMLFormElement, onDone: () => void): void {
  const complete = (admin: Admin) => {
    // Keep what is already known about the same user.
    const known = $admin.get();
    $admin.set(known?.username === admin.username ? known : admin);
    noteSignedIn();
    onDone();
  };
  form.addEventListener('submit', () => {
    dismissToast('login');
    hint(form, '');
  });
  startForm(form, {
    schema: login,
    async send(body) {
      complete(await (await request('/api/admin/login', { method: 'POST', body })).json());
    },
    onFailure: (error) => showError(form, error),
  });
  startReveal(form);
  startCapsLock(form);
  offerLoginMethods(form);
  let isAsking = false;
  const usePasskey = async () => {
    if (isAsking || isBusy(form)) return;
    isAsking = true;
    dismissToast('login');
    try {
      complete(await signInWithPasskey());
    } catch (error) {
      // An error of the browser: the user cancelled, or there is no passkey.
      const isBrowsers = !(error instanceof RequestError) && !(error instanceof TypeError);
      if (isBrowsers) hint(form, 'No passkey was used. You can log in with your password.');
      else showFailure(error);
    }
    isAsking = false;
  };
  form.querySelector('[data-passkey]')?.addEventListener('click', () => void usePasskey());
}

/** Resets the form; with the user name filled in, the focus goes to the password. */
export function resetLoginForm(form: HTMLFormElement, username = ''): void {
  form.reset();
  showCode(form, false);
  showErrors(form, {});
  hint(form, '');
  inputOf(form, 'username').value = username;
  inputOf(form, 'username').autofocus = !username;
  inputOf(form, 'password').autofocus = Boolean(username);
}

/** The toast disappears; the hint on what to do stays in the form. */
function showError(form: HTMLFormElement, error: unknown): void {
  const failure = error instanceof RequestError ? error : undefined;
  const message = failure?.serverMessage;
  if (message === 'Code required') {
    showCode(form, true);
    hint(form, 'Enter the code from your authenticator app, or one of your recovery codes.');
    return inputOf(form, 'code').focus();
  }
  showFailure(error);
  if (failure?.status === 422) showErrors(form, failure.fields);
  const isCode = message === 'Invalid code';
  const next = hints[failure?.status ?? 0] ?? '';
  hint(form, isCode ? 'Each code works only once. Wait for the next one.' : next);
  const wrong = inputOf(form, isCode ? 'code' : 'password');
  wrong.focus();
  wrong.select();
}

function showFailure(error: unknown): void {
  const description =
    error instanceof RequestError
      ? error.serverMessage || 'Invalid credentials'
      : 'Our server did not answer. Please try again.';
  toast({ about: 'login', title: 'Login failed', description, destructive: true });
}

/** Shown only to users with a second factor. */
function showCode(form: HTMLFormElement, isShown: boolean): void {
  (form.querySelector('[data-code]') as HTMLElement).hidden = !isShown;
}

const hints: Readonly<Record<number, string>> = {
  401: 'The username or password is wrong. Check your capitalization.',
  429: 'Too many attempts. Until the pause is over, even the right password is refused.',
};

function hint(form: HTMLFormElement, words: string): void {
  const place = form.querySelector('[data-hint]') as HTMLElement;
  place.textContent = words;
  place.hidden = !words;
}

function startReveal(form: HTMLFormElement): void {
  const password = inputOf(form, 'password');
  const button = form.querySelector('[data-reveal]') as HTMLButtonElement;
  const reveal = (shown: boolean) => {
    password.type = shown ? 'text' : 'password';
    button.textContent = shown ? 'Hide' : 'Show';
    button.ariaLabel = shown ? 'Hide password' : 'Show password';
  };
  button.addEventListener('click', () => {
    reveal(password.type === 'password');
    password.focus();
  });
  // Browsers offer to save only fields of type password.
  form.addEventListener('submit', () => reveal(false), { capture: true });
}

function startCapsLock(form: HTMLFormElement): void {
  const note = form.querySelector('[data-caps]') as HTMLElement;
  const update = (event: KeyboardEvent) => {
    // Autofill dispatches key events without modifiers.
    if (event.getModifierState) note.hidden = !event.getModifierState('CapsLock');
  };
  const password = inputOf(form, 'password');
  password.addEventListener('keydown', update);
  password.addEventListener('keyup', update);
  password.addEventListener('blur', () => (note.hidden = true));
}

/** Starts the login page: after the login, or at once if already signed in, leads to the requested page. */
export async function startLoginPage(form: HTMLFormElement): Promise<void> {
  startLoginForm(form, () => {
    flashToast({ title: 'Login successful' });
    location.assign(takeReturn());
  });
  if (await existingSession()) location.replace(takeReturn());
}

let methods: Promise<LoginMethods> | undefined;

/** The first interaction with the page triggers the request, so that merely opening it sends none. */
const TOUCHES = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/** Shows the other login methods as soon as the user interacts with the page. */
function offerLoginMethods(form: HTMLFormElement): void {
  // The user was faster than this script.
  if (form.contains(document.activeElement)) return void offer(form);
  const touched = new AbortController();
  for (const touch of TOUCHES) {
    const listen = () => {
      touched.abort();
      void offer(form);
    };
    document.addEventListener(touch, listen, { signal: touched.signal, passive: true });
  }
}

/** Shows no other methods if the request fails. */
async function offer(form: HTMLFormElement): Promise<void> {
  try {
    methods ??= request('/api/admin/password-resets').then((response) => response.json());
    const { mail, passkeys } = await methods;
    const show = (name: string, isShown: boolean) => {
      (form.querySelector(`[data-${name}]`) as HTMLElement).hidden = !isShown;
    };
    const canUsePasskey = passkeys && 'PublicKeyCredential' in window;
    show('passkey', canUsePasskey);
    show('forgotten', mail);
    show('other-ways', canUsePasskey || mail);
  } catch {
    methods = undefined;
  }
}

const PASSKEY = '/api/admin/login/passkey';

/**
 * Signs in with a passkey, of this device or of a nearby phone.
 *
 * @throws RequestError if the server does not know it; an error of the browser if the user cancelled
 */
async function signInWithPasskey(): Promise<Admin> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const { options } = await (await request(PASSKEY, { method: 'POST', body: {} })).json();
  const response = await startAuthentication({ optionsJSON: options });
  return (await request(PASSKEY, { method: 'POST', body: { response } })).json();
}
