import { chosenPassword, type Invitation } from '#src/contracts/users.ts';
import { request, RequestError } from '#src/lib/request.ts';
import { messageOf, toastFailure } from '../failure.ts';
import { flashToast } from '../flash.ts';
import { inputOf, showErrors, startForm } from './start-form.ts';

/** The page of an invitation or password reset link: sets the password and then leads to the login. */
export async function startPasswordPage(form: HTMLFormElement): Promise<void> {
  const address = `/api/admin/invitations/${location.hash.slice(1)}`;
  const status = document.getElementById('password-for') as HTMLElement;
  try {
    const { username, isNew }: Invitation = await (await request(address)).json();
    status.textContent = isNew
      ? `You are invited as ${username}. You sign in with that name and this password.`
      : `For ${username}. A new password ends all sessions.`;
    inputOf(form, 'username').value = username;
    form.hidden = false;
  } catch (error) {
    status.textContent = messageOf(error, 'Our server did not answer. Please reload the page.');
  }

  const password = inputOf(form, 'password');
  form.querySelector<HTMLInputElement>('[data-show]')?.addEventListener('change', ({ target }) => {
    password.type = (target as HTMLInputElement).checked ? 'text' : 'password';
  });
  startForm(form, {
    schema: chosenPassword,
    async send() {
      // Browsers offer to save only fields of type password.
      password.type = 'password';
      await request(address, { method: 'POST', body: { password: password.value } });
      flashToast({ title: 'Password saved', description: 'Log in with it now.' });
      location.assign('/admin-login');
    },
    onFailure(error) {
      if (error instanceof RequestError && error.fields.password) {
        showErrors(form, error.fields);
        return password.focus();
      }
      const noAnswer = 'Our server did not answer. Please try again.';
      toastFailure('The password was not saved', error, noAnswer);
    },
  });
}
