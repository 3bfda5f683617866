import { atom } from 'nanostores';
import type { Account } from '#src/contracts/account.ts';
import { toast } from '#src/ui/toast/toast.ts';
import { attempt } from '../failure.ts';
import { createLoadable } from '../loadable.ts';
import { FormDialog, type FormDialogProps } from '../parts/FormDialog.tsx';
import { openDialog } from '../parts/open-dialog.ts';
import { adminRequest } from '../request.ts';
import { recheckSession } from '../session.ts';

export const ACCOUNT = '/api/admin/account';

/** The signed-in user's account. */
export const account = createLoadable<Account>(() => ACCOUNT);

/** Reloads the account after a change of the second factor, and the session, which may have required one. */
export async function loadAll(): Promise<void> {
  await Promise.all([account.load(), recheckSession()]);
}

/** Ends one other session, or all other sessions. */
export async function endSessions(id?: string): Promise<void> {
  await attempt('No session was ended', async () => {
    await adminRequest(`${ACCOUNT}/sessions${id ? `/${id}` : ''}`, { method: 'DELETE' });
    toast({ title: id ? 'Signed out there' : 'Signed out everywhere else' });
  });
  await account.load();
}

/** Incremented each time the password is changed on this page. */
export const $passwordChanges = atom(0);

export const currentPassword = {
  name: 'currentPassword',
  label: 'Current password',
  required: true,
  type: 'password',
  autoComplete: 'current-password',
};

type Question = Pick<FormDialogProps, 'title' | 'description' | 'action' | 'onSubmit' | 'fields'>;

/** Asks for the current password before a change that could lock users out of their account, which is then reloaded. */
export function promptPassword({ fields = [], onSubmit, ...question }: Question): void {
  void openDialog((opened) => (
    <FormDialog
      {...{ ...opened, ...question }}
      failure="That did not work"
      fields={[...fields, currentPassword]}
      onSubmit={async (typed) => {
        const isDone = await onSubmit(typed);
        void loadAll();
        return isDone;
      }}
    />
  ));
}
