import { RequestError } from '#src/lib/request.ts';
import { toast } from '#src/ui/toast.ts';

/** Says that a call has failed, in the server's words where it had any. */
export function toastFailure(title: string, error: unknown): void {
  const said = error instanceof RequestError ? error.serverMessage : undefined;
  const description = said ?? 'Check the connection, then try again.';
  toast({ title, description, destructive: true });
}
