import { atom } from 'nanostores';
import { toast } from '#src/ui/toast.ts';

/** Whether the password dialog is open. */
export const $passwordOpen = atom(false);

/** Incremented each time the password is changed on this page. */
export const $passwordChanges = atom(0);

/** Opens the dialog that changes the password; its code is loaded the first time. */
export async function openPasswordDialog(): Promise<void> {
  try {
    await import('./PasswordDialog.tsx');
    $passwordOpen.set(true);
  } catch {
    toast({
      title: 'The form could not be opened',
      description: 'Check the connection, then reload the page.',
      destructive: true,
    });
  }
}
