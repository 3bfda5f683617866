import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { passwordChange } from '#src/contracts/account.ts';
import { toast } from '#src/ui/toast/toast.ts';
import { errorsOf } from '../failure.ts';
import { FormDialog } from '../parts/FormDialog.tsx';
import { adminRequest } from '../request.ts';
import { $admin } from '../session.ts';
import { $passwordChanges, $passwordOpen } from './account-store.ts';

/** Changes the signed-in user's password. */
function PasswordDialog() {
  const open = useStore($passwordOpen);
  const username = useStore($admin)?.username ?? '';
  const [shown, setShown] = useState(false);
  const shared = { type: shown ? 'text' : 'password', required: true } as const;
  const close = () => {
    $passwordOpen.set(false);
    setShown(false);
  };
  return (
    <FormDialog
      open={open}
      title="Change password"
      description="You stay signed in here, and are signed out everywhere else."
      action="Change password"
      failure="The password was not changed"
      start={{ currentPassword: '', newPassword: '' }}
      fields={[
        {
          ...shared,
          ...{ name: 'currentPassword', label: 'Current password' },
          autoComplete: 'current-password',
        },
        { ...shared, name: 'newPassword', label: 'New password', autoComplete: 'new-password' },
      ]}
      check={(values) => errorsOf(passwordChange.safeParse(values))}
      onClose={close}
      onSubmit={async (body) => {
        // Browsers offer to save only fields of type password.
        setShown(false);
        await adminRequest('/api/admin/account/password', { method: 'POST', body });
        toast({
          title: 'Password changed',
          description: 'You are now signed out everywhere else.',
        });
        $passwordChanges.set($passwordChanges.get() + 1);
        close();
      }}
      head={
        // Password managers need the user name to store the password.
        <input
          className="sr-only"
          name="username"
          autoComplete="username"
          value={username}
          readOnly
          tabIndex={-1}
          aria-hidden="true"
        />
      }
    >
      <p className="mt-3 text-note text-ink-2">
        12 characters or more. A short sentence is easy to remember and hard to guess.
      </p>
      <label className="check mt-4">
        <input
          type="checkbox"
          checked={shown}
          onChange={({ target }) => setShown(target.checked)}
        />
        Show passwords
      </label>
    </FormDialog>
  );
}

createRoot(document.body.appendChild(document.createElement('div'))).render(<PasswordDialog />);
