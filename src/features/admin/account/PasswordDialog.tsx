import { useStore } from '@nanostores/react';
import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { passwordChange } from '#src/contracts/account.ts';
import { RequestError } from '#src/lib/request.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Field } from '#src/ui/Field.tsx';
import { focusFirstError } from '#src/ui/focus-first-error.ts';
import { toast } from '#src/ui/toast.ts';
import { useForm } from '#src/ui/use-form.ts';
import { DialogButtons } from '../parts/FormDialog.tsx';
import { adminRequest } from '../request.ts';
import { $admin } from '../store.ts';
import { errorsOf, toastFailure } from '../failure.ts';
import { $passwordChanges, $passwordOpen } from './store.ts';

const empty = { currentPassword: '', newPassword: '' };

/** Changes the signed-in user's password. */
export function PasswordDialog() {
  const open = useStore($passwordOpen);
  const username = useStore($admin)?.username ?? '';
  const check = (values: typeof empty) => errorsOf(passwordChange.safeParse(values));
  const form = useForm(empty, () => ({}), check);
  const [shown, setShown] = useState(false);
  const [busy, setBusy] = useState(false);

  const close = () => {
    $passwordOpen.set(false);
    // Remove the passwords, so that nobody finds them later on a shared computer.
    form.reset();
    setShown(false);
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget } = event;
    if (busy) return;
    if (!form.validate()) return focusFirstError(currentTarget);
    // Browsers offer to save only fields of type password.
    setShown(false);
    setBusy(true);
    try {
      await adminRequest('/api/admin/account/password', { method: 'POST', body: form.values });
      toast({ title: 'Password changed', description: 'You are now signed out everywhere else.' });
      $passwordChanges.set($passwordChanges.get() + 1);
      close();
    } catch (error) {
      if (error instanceof RequestError && error.status === 422) {
        // Render the errors before looking for the first one.
        flushSync(() => form.reject(error.fields));
        focusFirstError(currentTarget);
      } else {
        toastFailure('The password was not changed', error);
      }
    }
    setBusy(false);
  };

  const type = shown ? 'text' : 'password';
  return (
    <Dialog
      open={open}
      title="Change password"
      description="You stay signed in here, and are signed out everywhere else."
      locked={busy}
      onClose={close}
    >
      <form noValidate onSubmit={(event) => void submit(event)}>
        {/* Password managers need the user name to store the password. */}
        <input
          className="sr-only"
          name="username"
          autoComplete="username"
          value={username}
          readOnly
          tabIndex={-1}
          aria-hidden="true"
        />
        <div className="sheet">
          <Field
            wide
            required
            label="Current password"
            name="currentPassword"
            type={type}
            autoComplete="current-password"
            value={form.values.currentPassword}
            error={form.errors.currentPassword}
            onValue={(currentPassword) => form.set({ currentPassword })}
          />
          <Field
            wide
            required
            label="New password"
            name="newPassword"
            type={type}
            autoComplete="new-password"
            value={form.values.newPassword}
            error={form.errors.newPassword}
            onValue={(newPassword) => form.set({ newPassword })}
          />
        </div>
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
        <DialogButtons action="Change password" busy={busy} onCancel={close} />
      </form>
    </Dialog>
  );
}
