import { flashToast } from './flash.ts';
import { startLoginForm } from './login-form.ts';
import { takeReturn } from './return-to.ts';
import { existingSession } from './session.ts';

/** Starts the login page: after the login, or at once if already signed in, leads to the requested page. */
export async function startLoginPage(form: HTMLFormElement): Promise<void> {
  startLoginForm(form, () => {
    flashToast({ title: 'Login successful' });
    location.assign(takeReturn());
  });
  if (await existingSession()) location.replace(takeReturn());
}
