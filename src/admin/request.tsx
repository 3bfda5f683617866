import { request, RequestError } from '#src/lib/request.ts';
import { Dialog } from './parts/Dialog.tsx';
import { toast, type Toast } from '#src/ui/toast/toast.ts';
import { attempt } from './failure.ts';
import { Button } from './parts/Button.tsx';
import { openDialog } from './parts/dialogs.tsx';
import { $admin } from './session.ts';
import { LoginForm } from './login/LoginForm.tsx';

/**
 * A request that needs a session. If the session has ended, the user is asked to log in again, in a dialog
 * over the page, and the request is repeated; if the user declines, it fails.
 *
 * @throws RequestError for an error response; TypeError if there was no response.
 */
export async function adminRequest(...call: Parameters<typeof request>): Promise<Response> {
  for (;;) {
    try {
      return await request(...call);
    } catch (error) {
      const isOver = error instanceof RequestError && error.status === 401;
      if (!isOver || !(await logInAgain())) throw error;
    }
  }
}

/**
 * Sends a request without a body, as a button does. Never throws: a toast says how it went.
 *
 * @param failure title of the toast if it failed
 */
export async function act(method: 'POST' | 'DELETE', url: string, failure: string, done: Toast): Promise<void> {
  await attempt(failure, async () => {
    await adminRequest(url, { method });
    toast(done);
  });
}

let pending: Promise<boolean> | undefined;

/**
 * Asks the user to log in again, in a dialog over the page, which keeps its content. Requests that fail at
 * the same time share one dialog.
 *
 * @returns whether the user has logged in.
 */
export function logInAgain(): Promise<boolean> {
  return (pending ??= askToLogIn().finally(() => (pending = undefined)));
}

async function askToLogIn(): Promise<boolean> {
  const answer = await openDialog(({ open, onClose, onDone }) => (
    <Dialog
      {...{ open, onClose }}
      title="Authentication required"
      description="Your session has ended. Log in again to continue. Nothing on this page is lost."
    >
      <LoginForm username={$admin.get()?.username ?? ''} onDone={() => onDone(true)}>
        <Button label="Not now" variant="secondary" size="lg" onClick={onClose} />
      </LoginForm>
    </Dialog>
  ));
  return answer === true;
}
