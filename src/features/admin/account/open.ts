import { toast } from '#src/ui/toast.ts';
import { $passwordOpen } from './account-store.ts';

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
