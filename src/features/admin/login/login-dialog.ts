import { trapFocus } from '#src/ui/dialog/trap-focus.ts';
import { resetLoginForm, startLoginForm } from './login-form.ts';
import { $admin } from '../session.ts';

let pending: Promise<boolean> | undefined;

/**
 * Asks the user to log in again, in a dialog over the page, which keeps its content. Requests that fail at
 * the same time share one dialog.
 *
 * @returns whether the user has logged in.
 */
export function logInAgain(): Promise<boolean> {
  return (pending ??= showDialog().finally(() => (pending = undefined)));
}

function showDialog(): Promise<boolean> {
  const dialog = document.getElementById('login-dialog') as HTMLDialogElement;
  const form = dialog.querySelector('form') as HTMLFormElement;
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => resolve(dialog.returnValue === 'done'), { once: true });
    dialog.returnValue = '';
    resetLoginForm(form, $admin.get()?.username);
    dialog.showModal();
  });
}

/** Starts the layout's login dialog (LoginDialog.astro). */
export function startLoginDialog(dialog: HTMLDialogElement): void {
  startLoginForm(dialog.querySelector('form') as HTMLFormElement, () => dialog.close('done'));
  dialog.addEventListener('keydown', (event) => trapFocus(event, dialog));
  for (const button of dialog.querySelectorAll('[data-close]')) {
    button.addEventListener('click', () => dialog.close());
  }
}
