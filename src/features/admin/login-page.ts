import { carryToast } from './carry.ts';
import { startLoginForm } from './login-form.ts';
import { takeReturn } from './return-to.ts';
import { existingSession } from './session.ts';

/** The login page: leads on to where one was going, and whoever is signed in already at once. */
export async function startLoginPage(form: HTMLFormElement): Promise<void> {
  startLoginForm(form, () => {
    carryToast({ title: 'Login successful' });
    location.assign(takeReturn());
  });
  if (await existingSession()) location.replace(takeReturn());
}
