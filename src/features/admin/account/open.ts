import { toastFailure } from '../failure.ts';

/** Opens the dialog that changes the password; its code is loaded the first time. */
export async function openPasswordDialog(): Promise<void> {
  try {
    const { changePassword } = await import('./PasswordDialog.tsx');
    changePassword();
  } catch {
    const what = 'Check the connection, then reload the page.';
    toastFailure('The form could not be opened', undefined, what);
  }
}
