import type { Invited, Role, UserEntry } from '#src/contracts/users.ts';
import { toast } from '#src/ui/toast/toast.ts';
import { Option, Options } from '../parts/Cell.tsx';
import { FormDialog } from '../parts/FormDialog.tsx';
import { adminRequest } from '../request.ts';
import { load, USERS } from './store.ts';

interface Props {
  /** The user to change; `new` for an invitation; undefined if the dialog is closed. */
  user: UserEntry | 'new' | undefined;
  onClose: () => void;
  onInvited: (inviteUrl: string) => void;
}

const roles: readonly (readonly [Role, string])[] = [
  ['editor', 'Editor: posts and the inbox'],
  ['owner', 'Owner: the same, and users'],
];

/** Invites a user, or changes a user's role. */
export function UserDialog({ user, onClose, onInvited }: Props) {
  const known = user === 'new' ? undefined : user;
  const start = {
    ...{ username: '', email: known?.email ?? '' },
    ...{ role: known?.role ?? 'editor', isFactorOff: false },
  };
  const save = async ({ isFactorOff, username, ...body }: typeof start) => {
    if (known) {
      const change = { ...body, ...(isFactorOff && { secondFactor: false }) };
      await adminRequest(`${USERS}/${known.id}`, { method: 'PATCH', body: change });
      toast({ title: 'User changed', description: known.username });
      onClose();
    } else {
      const invited = { method: 'POST', body: { username, ...body } };
      const answer: Invited = await (await adminRequest(USERS, invited)).json();
      onInvited(answer.inviteUrl);
    }
    load();
  };
  const email = {
    name: 'email',
    label: 'Email (optional)',
    type: 'email',
    autoComplete: 'off',
  } as const;
  return (
    <FormDialog
      open={user !== undefined}
      title={known ? `Edit ${known.username}` : 'Invite somebody'}
      description={
        known
          ? 'Changes here take effect at once.'
          : 'You get a link to pass on. They use it to choose their own password.'
      }
      action={known ? 'Save' : 'Create the link'}
      failure={known ? 'Nothing was changed' : 'Nobody was invited'}
      start={start}
      fields={
        known
          ? [email]
          : [{ name: 'username', label: 'Username', required: true, autoComplete: 'off' }, email]
      }
      onClose={onClose}
      onSubmit={save}
    >
      {({ values, set }) => (
        <>
          <Options legend="Role">
            {roles.map(([name, words]) => (
              <Option
                key={name}
                type="radio"
                name="role"
                checked={values.role === name}
                onChange={() => set({ role: name })}
              >
                {words}
              </Option>
            ))}
          </Options>
          {known?.secondFactor && (
            <label className="check mt-4">
              <input
                type="checkbox"
                checked={values.isFactorOff}
                onChange={({ target }) => set({ isFactorOff: target.checked })}
              />
              Remove the lost second factor
            </label>
          )}
        </>
      )}
    </FormDialog>
  );
}
