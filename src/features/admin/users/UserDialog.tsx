import { useEffect, useState } from 'react';
import type { Invited, Role, UserEntry } from '#src/contracts/users.ts';
import { Field } from '#src/ui/Field.tsx';
import { toast } from '#src/ui/toast.ts';
import { fieldsOf } from '../parts/fields-of.ts';
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

const empty = { username: '', email: '', role: 'editor' as Role, isFactorOff: false };

/** Invites a user, or changes a user's role. */
export function UserDialog({ user, onClose, onInvited }: Props) {
  const [values, setValues] = useState(empty);
  const set = (change: Partial<typeof empty>) => setValues({ ...values, ...change });
  const { username, email, role, isFactorOff } = values;
  const known = user === 'new' ? undefined : user;

  // Fills in the fields each time it opens.
  useEffect(() => {
    if (user === 'new') setValues(empty);
    else if (user) setValues({ ...empty, role: user.role, email: user.email ?? '' });
  }, [user]);

  const save = async () => {
    if (known) {
      const body = { role, email, ...(isFactorOff && { secondFactor: false }) };
      await adminRequest(`${USERS}/${known.id}`, { method: 'PATCH', body });
      toast({ title: 'User changed', description: known.username });
      return onClose();
    }
    const body = { username, role, email };
    const response = await adminRequest(USERS, { method: 'POST', body });
    onInvited(((await response.json()) as Invited).inviteUrl);
  };
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
      onClose={onClose}
      onSubmit={async () => {
        await save();
        load();
      }}
    >
      {(errors) => {
        const field = fieldsOf(values, errors, set);
        return (
          <>
            <div className="sheet">
              {!known && (
                <Field wide required label="Username" autoComplete="off" {...field('username')} />
              )}
              <Field
                wide
                label="Email (optional)"
                type="email"
                autoComplete="off"
                {...field('email')}
              />
            </div>
            <fieldset className="roles">
              <legend>Role</legend>
              {roles.map(([name, words]) => (
                <label key={name}>
                  <input
                    type="radio"
                    name="role"
                    checked={role === name}
                    onChange={() => set({ role: name })}
                  />
                  {words}
                </label>
              ))}
            </fieldset>
            {known?.secondFactor && (
              <label className="check mt-4">
                <input
                  type="checkbox"
                  checked={isFactorOff}
                  onChange={({ target }) => set({ isFactorOff: target.checked })}
                />
                Remove the lost second factor
              </label>
            )}
          </>
        );
      }}
    </FormDialog>
  );
}
