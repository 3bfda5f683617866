import { RequestError } from '#src/lib/request.ts';
import { toast } from '#src/ui/toast.ts';

/** Shows a toast for a failed request, with the server's message if there is one. */
export function toastFailure(title: string, error: unknown): void {
  const said = error instanceof RequestError ? error.serverMessage : undefined;
  const description = said ?? 'Check the connection, then try again.';
  toast({ title, description, destructive: true });
}
