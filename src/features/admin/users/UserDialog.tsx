import { type FormEvent, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Invited, Role, UserEntry } from '#src/contracts/users.ts';
import { RequestError } from '#src/lib/request.ts';
import { buttonClass } from '#src/ui/button.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Field } from '#src/ui/Field.tsx';
import { focusFirstError } from '#src/ui/focus-first-error.ts';
import { toast } from '#src/ui/toast.ts';
import { adminRequest } from '../request.ts';
import { toastFailure } from '../toast-failure.ts';
import { load, USERS } from './store.ts';

interface Props {
  /** Whom it is about; `new` invites somebody; undefined: closed. */
  user: UserEntry | 'new' | undefined;
  onClose: () => void;
  onInvited: (inviteUrl: string) => void;
}

const roles: readonly (readonly [Role, string])[] = [
  ['editor', 'Editor: posts and the inbox'],
  ['owner', 'Owner: the same, and users'],
];

/** Invites somebody, or changes what somebody may do. */
export function UserDialog({ user, onClose, onInvited }: Props) {
  const [username, setUsername] = useState('');
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('editor');
  const [isFactorOff, setFactorOff] = useState(false);
  const [errors, setErrors] = useState<Readonly<Record<string, string[]>>>({});
  const [busy, setBusy] = useState(false);
  const known = user === 'new' ? undefined : user;

  useEffect(() => {
    if (!user) return;
    const filled = user === 'new' ? undefined : user;
    setUsername(filled?.username ?? '');
    setEmail(filled?.email ?? '');
    setRole(filled?.role ?? 'editor');
    setFactorOff(false);
    setErrors({});
    // Filled in once each time it opens.
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
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget } = event;
    if (busy) return;
    setBusy(true);
    setErrors({});
    try {
      await save();
      load();
    } catch (error) {
      const fields = error instanceof RequestError ? error.fields : {};
      // Drawn before the first wrong field is looked for.
      flushSync(() => setErrors(fields));
      if (Object.keys(fields).length > 0) focusFirstError(currentTarget);
      else toastFailure(known ? 'Nothing was changed' : 'Nobody was invited', error);
    }
    setBusy(false);
  };
  return (
    <Dialog
      open={user !== undefined}
      title={known ? `Edit ${known.username}` : 'Invite somebody'}
      description={
        known
          ? 'What changes here counts at once.'
          : 'You get a link to pass on. With it they choose a password of their own.'
      }
      locked={busy}
      onClose={onClose}
    >
      <form noValidate onSubmit={(event) => void submit(event)}>
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
            Take the lost second factor away
          </label>
        )}
        <div className="mt-7 flex flex-wrap gap-3">
          <button type="submit" className={buttonClass()} aria-disabled={busy}>
            {known ? 'Save' : 'Make the link'}
          </button>
          <button
            type="button"
            className={buttonClass({ variant: 'secondary' })}
            disabled={busy}
            onClick={onClose}
          >
            Cancel
          </button>
        </div>
      </form>
    </Dialog>
  );
}
