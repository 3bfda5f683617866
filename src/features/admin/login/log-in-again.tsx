import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { Button } from '../parts/Button.tsx';
import { openDialog } from '../parts/dialogs.tsx';
import { $admin } from '../session.ts';
import { LoginForm } from './LoginForm.tsx';

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
  let isDone = false;
  await openDialog(({ open, onClose }) => (
    <Dialog
      {...{ open, onClose }}
      title="Authentication required"
      description="Your session has ended. Log in again to continue. Nothing on this page is lost."
    >
      <LoginForm
        username={$admin.get()?.username ?? ''}
        onDone={() => {
          isDone = true;
          onClose();
        }}
      >
        <Button variant="secondary" size="lg" onClick={onClose}>
          Not now
        </Button>
      </LoginForm>
    </Dialog>
  ));
  return isDone;
}
