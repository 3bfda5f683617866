import { language } from '#src/content/messages.ts';
import { RequestError } from '#src/lib/request.ts';
import { toast } from '#src/ui/toast/toast.ts';

/** Too many requests, and what is nobody's mistake: said to visitors too, so in the language of the site. */
const isSaidToAll = (status: number) => status === 429 || status >= 500;

/** The server's message about a failed request, if there is one, in English. */
export function messageOf(error: unknown, otherwise: string): string {
  if (!(error instanceof RequestError) || (isSaidToAll(error.status) && !language.startsWith('en'))) return otherwise;
  return error.serverMessage ?? otherwise;
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
