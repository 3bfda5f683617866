import type { FieldErrors } from '#src/contracts/failure.ts';
import { login } from '#src/contracts/login.ts';
import { request, RequestError } from '#src/lib/request.ts';
import { dismissToast, toast } from '#src/ui/toast.ts';
import { errorsOf } from '../failure.ts';
import { showFieldError } from './field-error.ts';
import { noteSignedIn } from './signed-in-hint.ts';
import { $admin, type Admin } from '../store.ts';
import { signInWithPasskey, offerLoginMethods } from './login-methods.ts';
import { flashToast } from '../flash.ts';
import { takeReturn } from './return-to.ts';
import { existingSession } from '../session.ts';

const fields = ['username', 'password', 'code'] as const;

/**
 * Starts a login form (LoginForm.astro): validates it with the contract's schema on the first submit and from
 * then on with each change, and shows errors with the texts of docs/spec.md.
 */
export function startLoginForm(form: HTMLFormElement, onDone: () => void): void {
  const button = form.querySelector('[type=submit]') as HTMLButtonElement;
  let checked = false;
  let sending = false;

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!sending) void submit();
  });

  async function submit(): Promise<void> {
    dismissToast('login');
    checked = true;
    const errors = check(form);
    show(form, errors);
    hint(form, '');
    const wrong = fields.find((name) => errors[name]);
    if (wrong) return input(form, wrong).focus();

    sending = true;
    busy(button, true);
    try {
      await send(form);
      onDone();
    } catch (error) {
      showError(form, error);
    }
    sending = false;
    busy(button, false);
  }
  form.addEventListener('input', () => checked && show(form, check(form)));
  form.addEventListener('reset', () => (checked = false));
  startReveal(form);
  startCapsLock(form);
  offerLoginMethods(form);
  const usePasskey = async () => {
    if (sending) return;
    dismissToast('login');
    sending = true;
    try {
      completeLogin(await signInWithPasskey());
      onDone();
    } catch (error) {
      // An error of the browser: the user cancelled, or there is no passkey.
      const isBrowsers = !(error instanceof RequestError) && !(error instanceof TypeError);
      if (isBrowsers) hint(form, 'No passkey was used. You can log in with your password.');
      else showFailure(error);
    }
    sending = false;
  };
  form.querySelector('[data-passkey]')?.addEventListener('click', () => void usePasskey());
}

/** Resets the form; with the user name filled in, the focus goes to the password. */
export function resetLoginForm(form: HTMLFormElement, username = ''): void {
  form.reset();
  showCode(form, false);
  show(form, {});
  hint(form, '');
  input(form, 'username').value = username;
  for (const name of fields) {
    input(form, name).autofocus = name === (username ? 'password' : 'username');
  }
}

function check(form: HTMLFormElement): FieldErrors {
  return errorsOf(login.safeParse(Object.fromEntries(new FormData(form))));
}

async function send(form: HTMLFormElement): Promise<void> {
  const body = Object.fromEntries(new FormData(form));
  const response = await request('/api/admin/login', { method: 'POST', body });
  completeLogin((await response.json()) as Admin);
}

function completeLogin(admin: Admin): void {
  // Keep what is already known about the same user.
  const known = $admin.get();
  $admin.set(known?.username === admin.username ? known : admin);
  noteSignedIn();
}

/** The toast disappears; the hint on what to do stays in the form. */
function showError(form: HTMLFormElement, error: unknown): void {
  const status = error instanceof RequestError ? error.status : 0;
  const message = error instanceof RequestError ? error.serverMessage : undefined;
  if (message === 'Code required') {
    showCode(form, true);
    hint(form, 'Enter the code from your authenticator app, or one of your recovery codes.');
    return input(form, 'code').focus();
  }
  showFailure(error);
  if (error instanceof RequestError && status === 422) show(form, error.fields);
  const isCode = message === 'Invalid code';
  hint(form, isCode ? 'Each code works only once. Wait for the next one.' : (hints[status] ?? ''));
  const wrong = input(form, isCode ? 'code' : 'password');
  wrong.focus();
  wrong.select();
}

function showFailure(error: unknown): void {
  const description =
    error instanceof RequestError ? error.serverMessage || 'Invalid credentials' : noAnswer;
  toast({ about: 'login', title: 'Login failed', description, destructive: true });
}

/** Shown only to users with a second factor. */
function showCode(form: HTMLFormElement, isShown: boolean): void {
  (form.querySelector('[data-code]') as HTMLElement).hidden = !isShown;
}

const noAnswer = 'Our server did not answer. Please try again.';

const hints: Readonly<Record<number, string>> = {
  401: 'The username or password is wrong. Check your capitalization.',
  429: 'Too many attempts. Until the pause is over, even the right password is refused.',
};

function show(form: HTMLFormElement, errors: FieldErrors): void {
  for (const name of fields) {
    const place = form.querySelector(`[data-error="${name}"]`) as HTMLElement;
    showFieldError(input(form, name), place, errors[name]?.[0]);
  }
}

function hint(form: HTMLFormElement, words: string): void {
  const place = form.querySelector('[data-hint]') as HTMLElement;
  place.textContent = words;
  place.hidden = !words;
}

function busy(button: HTMLButtonElement, isBusy: boolean): void {
  // Not `disabled`, which would drop the focus.
  button.ariaDisabled = String(isBusy);
  button.toggleAttribute('data-busy', isBusy);
}

function startReveal(form: HTMLFormElement): void {
  const password = input(form, 'password');
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
  const password = input(form, 'password');
  password.addEventListener('keydown', update);
  password.addEventListener('keyup', update);
  password.addEventListener('blur', () => (note.hidden = true));
}

function input(form: HTMLFormElement, name: string): HTMLInputElement {
  return form.elements.namedItem(name) as HTMLInputElement;
}

/** Starts the login page: after the login, or at once if already signed in, leads to the requested page. */
export async function startLoginPage(form: HTMLFormElement): Promise<void> {
  startLoginForm(form, () => {
    flashToast({ title: 'Login successful' });
    location.assign(takeReturn());
  });
  if (await existingSession()) location.replace(takeReturn());
}
