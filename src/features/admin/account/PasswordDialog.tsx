import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { passwordChange } from '#src/contracts/account.ts';
import { toast } from '#src/ui/toast/toast.ts';
import { Check, HiddenUsername } from '../parts/Choice.tsx';
import { FormDialog } from '../parts/FormDialog.tsx';
import { adminRequest } from '../request.ts';
import { $admin } from '../session.ts';
import { type DialogProps, openDialog } from '../parts/open-dialog.ts';
import { $passwordChanges, currentPassword } from './store.tsx';

/** Opens the dialog. */
export function changePassword(): void {
  void openDialog((opened) => <PasswordDialog {...opened} />);
}

function PasswordDialog(opened: DialogProps) {
  const username = useStore($admin)?.username ?? '';
  const [shown, setShown] = useState(false);
  const shared = { type: shown ? 'text' : 'password', required: true };
  return (
    <FormDialog
      {...opened}
      title="Change password"
      description="You stay signed in here, and are signed out everywhere else."
      action="Change password"
      failure="The password was not changed"
      fields={[
        { ...currentPassword, ...shared },
        { ...shared, name: 'newPassword', label: 'New password', autoComplete: 'new-password' },
      ]}
      schema={passwordChange}
      onSubmit={async (body) => {
        // Browsers offer to save only fields of type password.
        setShown(false);
        await adminRequest('/api/admin/account/password', { method: 'POST', body });
        toast({
          title: 'Password changed',
          description: 'You are now signed out everywhere else.',
        });
        $passwordChanges.set($passwordChanges.get() + 1);
      }}
      head={<HiddenUsername value={username} />}
    >
      <p className="mt-3 text-note text-ink-2">
        12 characters or more. A short sentence is easy to remember and hard to guess.
      </p>
      <Check checked={shown} onCheck={setShown}>
        Show passwords
      </Check>
    </FormDialog>
  );
}
