import { chosenPassword, type Invitation } from '#src/contracts/users.ts';
import { request, RequestError } from '#src/lib/request.ts';
import { errorsOf, messageOf, toastFailure } from '../failure.ts';
import { flashToast } from '../flash.ts';
import { showFieldError } from './field-error.ts';

/** The page of an invitation or password reset link: sets the password and then leads to the login. */
export async function startPasswordPage(form: HTMLFormElement): Promise<void> {
  const address = `/api/admin/invitations/${location.hash.slice(1)}`;
  const status = document.getElementById('password-for') as HTMLElement;
  try {
    const { username, isNew }: Invitation = await (await request(address)).json();
    status.textContent = isNew
      ? `You are invited as ${username}. You sign in with that name and this password.`
      : `For ${username}. A new password ends all sessions.`;
    (form.elements.namedItem('username') as HTMLInputElement).value = username;
    form.hidden = false;
  } catch (error) {
    status.textContent = messageOf(error, 'Our server did not answer. Please reload the page.');
  }
  start(form, address);
}

function start(form: HTMLFormElement, address: string): void {
  const password = form.elements.namedItem('password') as HTMLInputElement;
  const reveal = form.querySelector('[data-show]') as HTMLInputElement;
  reveal.addEventListener('change', () => {
    password.type = reveal.checked ? 'text' : 'password';
  });
  const place = document.getElementById('password-error') as HTMLElement;
  const show = (message: string | undefined) => {
    showFieldError(password, place, message, 'password-rule');
    if (message) password.focus();
  };
  let sending = false;
  const submit = async () => {
    const body = { password: password.value };
    const message = errorsOf(chosenPassword.safeParse(body)).password?.[0];
    show(message);
    if (message) return;
    // Browsers offer to save only fields of type password.
    password.type = 'password';
    sending = true;
    try {
      await request(address, { method: 'POST', body });
      flashToast({ title: 'Password saved', description: 'Log in with it now.' });
      location.assign('/admin-login');
    } catch (failure) {
      const wrong = failure instanceof RequestError ? failure.fields.password?.[0] : undefined;
      show(wrong);
      const noAnswer = 'Our server did not answer. Please try again.';
      if (!wrong) toastFailure('The password was not saved', failure, noAnswer);
    }
    sending = false;
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!sending) void submit();
  });
}
