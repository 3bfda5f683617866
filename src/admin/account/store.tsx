import { atom } from 'nanostores';
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { type Account, passwordChange } from '#src/contracts/account.ts';
import { toast } from '#src/ui/toast/toast.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { createLoadable } from '../loadable.ts';
import {
  CopyButton,
  type DialogProps,
  FormDialog,
  type FormDialogProps,
  openDialog,
  openForm,
} from '../parts/dialogs.tsx';
import { act, adminRequest } from '../request.tsx';
import { $admin, recheckSession } from '../session.ts';
import { Check, HiddenUsername } from '../parts/form.tsx';
import { Button } from '../parts/Button.tsx';
import { accountFields as known } from './fields.ts';
import { words } from './words.data.ts';

export const ACCOUNT = '/api/admin/account';
const { currentPassword, newPassword } = known;

/** The signed-in user's account. */
export const account = createLoadable<Account>(() => ACCOUNT);

/** Reloads the account after a change of the second factor, and the session, which may have required one. */
export async function loadAll(): Promise<void> {
  await Promise.all([account.load(), recheckSession()]);
}

/** Ends one other session, or all other sessions. */
export async function endSessions(id?: string): Promise<void> {
  const done = { title: id ? 'Signed out there' : 'Signed out everywhere else' };
  await act('DELETE', `${ACCOUNT}/sessions${id ? `/${id}` : ''}`, 'No session was ended', done);
  await account.load();
}

/** Incremented each time the password is changed on this page. */
export const $passwordChanges = atom(0);

type Question = Pick<FormDialogProps, 'title' | 'description' | 'action' | 'fields'>;

/**
 * Asks for the current password before a change that could lock users out of their account, which is then reloaded.
 *
 * @param call of the change: its method, and its path within the account
 * @param onAnswer unless it resolves to false, the dialog closes; for a change in two steps, it gets what was chosen
 * about other sessions
 */
export function promptPassword(
  { fields = [], ...question }: Question,
  [method, path]: readonly [method: string, path: string],
  onAnswer: (answer: Response, ending: { endOtherSessions: boolean }) => unknown,
): void {
  void openForm({
    ...question,
    failure: 'That didn’t work',
    fields: [...fields, currentPassword],
    async onSubmit({ endOtherSessions, ...typed }) {
      const ending = { endOtherSessions: endOtherSessions === 'on' };
      const answer = await adminRequest(ACCOUNT + path, { method, body: { ...typed, ...ending } });
      const isDone = await onAnswer(answer, ending);
      void loadAll();
      return isDone;
    },
    children: <Check label={words.endOtherSessions} name="endOtherSessions" />,
  });
}

/** Opens the dialog. */
export function changePassword(): void {
  void openDialog((opened) => <PasswordDialog {...opened} />);
}

function PasswordDialog(opened: DialogProps) {
  const username = useStore($admin)?.username ?? '';
  const [shown, setShown] = useState(false);
  const type = shown ? 'text' : 'password';
  return (
    <FormDialog
      {...{ ...opened, ...words.password }}
      fields={[currentPassword, newPassword].map((field) => ({ ...field, type }))}
      schema={passwordChange}
      onSubmit={async (body) => {
        // Browsers offer to save only fields of type password.
        setShown(false);
        await adminRequest('/api/admin/account/password', { method: 'POST', body });
        toast({
          title: 'Password changed',
          description: 'You’re now signed out everywhere else.',
        });
        $passwordChanges.set($passwordChanges.get() + 1);
      }}
      head={<HiddenUsername value={username} />}
    >
      <p className="mt-3 text-note text-ink-2">
        12 characters or more. A short sentence is easy to remember and hard to guess.
      </p>
      <Check label="Show passwords" checked={shown} onChange={({ target }) => setShown(target.checked)} />
    </FormDialog>
  );
}

/** Shows recovery codes for a lost second factor, only this once; does nothing if there are none. */
export function showRecoveryCodes(codes: readonly string[]): void {
  if (codes.length === 0) return;
  void openDialog((opened) => (
    <Dialog {...{ ...opened, ...words.recoveryCodes }}>
      <ol className="grid grid-cols-[repeat(auto-fill,minmax(10.5rem,1fr))] gap-x-6 gap-y-1.5">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="mt-7 flex flex-wrap gap-3">
        <CopyButton text={codes.join('\n')} what="Codes" />
        <Button label="I have saved them" variant="secondary" onClick={opened.onClose} />
      </div>
    </Dialog>
  ));
}
