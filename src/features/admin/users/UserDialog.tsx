import { useEffect, useState } from 'react';
import type { Invited, Role, UserEntry } from '#src/contracts/users.ts';
import { Field } from '#src/ui/Field.tsx';
import { toast } from '#src/ui/toast.ts';
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
  const [username, setUsername] = useState('');
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('editor');
  const [isFactorOff, setFactorOff] = useState(false);
  const known = user === 'new' ? undefined : user;

  useEffect(() => {
    if (!user) return;
    const filled = user === 'new' ? undefined : user;
    setUsername(filled?.username ?? '');
    setEmail(filled?.email ?? '');
    setRole(filled?.role ?? 'editor');
    setFactorOff(false);
    // Fill in the fields each time it opens.
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
      {(errors) => (
        <>
          <div className="sheet">
            {!known && (
              <Field
                wide
                required
                label="Username"
                name="username"
                autoComplete="off"
                value={username}
                error={errors.username?.[0]}
                onValue={setUsername}
              />
            )}
            <Field
              wide
              label="Email (optional)"
              name="email"
              type="email"
              autoComplete="off"
              value={email}
              error={errors.email?.[0]}
              onValue={setEmail}
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
                  onChange={() => setRole(name)}
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
                onChange={({ target }) => setFactorOff(target.checked)}
              />
              Remove the lost second factor
            </label>
          )}
        </>
      )}
    </FormDialog>
  );
}
