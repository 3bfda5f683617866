import { toastFailure } from '../failure.ts';
import { $passwordOpen } from './account-store.ts';

/** Opens the dialog that changes the password; its code is loaded the first time. */
export async function openPasswordDialog(): Promise<void> {
  try {
    await import('./PasswordDialog.tsx');
    $passwordOpen.set(true);
  } catch {
    const what = 'Check the connection, then reload the page.';
    toastFailure('The form could not be opened', undefined, what);
  }
}
