import { toast } from '#src/ui/toast.ts';
import { $passwordOpen } from './store.ts';

/** Opens the form for another password, which is fetched the first time. */
export async function openPasswordDialog(): Promise<void> {
  try {
    await import('./start.tsx');
    $passwordOpen.set(true);
  } catch {
    toast({
      title: 'The form could not be opened',
      description: 'Check the connection, then reload the page.',
      destructive: true,
    });
  }
}
