import { RequestError } from '#src/lib/request.ts';
import { toast } from '#src/ui/toast/toast.ts';

/** The server's message about a failed request, if there is one. */
export function messageOf(error: unknown, otherwise: string): string {
  return (error instanceof RequestError ? error.serverMessage : undefined) ?? otherwise;
}

/** Shows a toast for a failed request, with the server's message if there is one. */
export function toastFailure(title: string, error: unknown, otherwise = 'Check the connection, then try again.'): void {
  toast({ title, description: messageOf(error, otherwise), destructive: true });
}

/** Runs something that may fail; a failure is shown as a toast. @returns whether it succeeded */
export async function attempt(failure: string, work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    toastFailure(failure, error);
    return false;
  }
}
