import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { UserEntry } from '#src/contracts/users.ts';
import { relativeTime } from '#src/lib/dates.ts';
import { buttonClass } from '#src/ui/button.ts';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { LinkDialog } from '../LinkDialog.tsx';
import { ListFailed } from '../list/ListFailed.tsx';
import { requireSession } from '../session.ts';
import { Spinner } from '../Spinner.tsx';
import { ActivityList } from './ActivityList.tsx';
import { $rules, $users, setRules, load, createLink, remove } from './store.ts';
import { UserDialog } from './UserDialog.tsx';

/** The list of users, for owners; the server renders the loading state. */
export function Users() {
  const { status, value } = useStore($users, { ssr: 'initial' });
  const rules = useStore($rules, { ssr: 'initial' });
  const [editing, setEditing] = useState<UserEntry | 'new'>();
  const [toDelete, setToDelete] = useState<UserEntry>();
  const [busy, setBusy] = useState(false);
  const [link, setLink] = useState('');
  useEffect(() => void requireSession().then(load), []);

  const confirmRemoval = async () => {
    if (!toDelete) return;
    setBusy(true);
    await remove(toDelete);
    setBusy(false);
    setToDelete(undefined);
  };
  return (
    <>
      <div className="admin-head">
        <div>
          <h1>Users</h1>
          <p className="mt-1 text-ink-2">Who may sign in here, and what they may do.</p>
        </div>
        <button type="button" className={buttonClass()} onClick={() => setEditing('new')}>
          Invite somebody
        </button>
      </div>
      {status === 'loading' && !value && (
        <div className="mt-8">
          <Spinner />
        </div>
      )}
      {status === 'failed' && (
        <div className="mt-8">
          <ListFailed title="Failed to fetch the users" onAgain={load} />
        </div>
      )}
      {value && (
        <section className="entries" aria-label="Users">
          <ul>
            {value.map((user) => (
              <UserRow
                key={user.id}
                user={user}
                onEdit={() => setEditing(user)}
                onLink={() => void createLink(user).then((made) => setLink(made ?? ''))}
                onRemove={() => setToDelete(user)}
              />
            ))}
          </ul>
          {rules && (
            <label className="check entries-foot">
              <input
                type="checkbox"
                checked={rules.secondFactorRequired}
                onChange={({ target }) => void setRules({ secondFactorRequired: target.checked })}
              />
              Everybody needs a second factor
            </label>
          )}
        </section>
      )}
      <ActivityList />
      <UserDialog
        user={editing}
        onClose={() => setEditing(undefined)}
        onInvited={(inviteUrl) => {
          setEditing(undefined);
          setLink(inviteUrl);
        }}
      />
      <LinkDialog
        link={link}
        title="Pass this link on"
        description="It works once, for a week, and is shown only this once. Whoever has it can choose the password."
        onClose={() => setLink('')}
      />
      <ConfirmDialog
        open={toDelete !== undefined}
        title="Remove this user?"
        action="Remove"
        busy={busy}
        onConfirm={() => void confirmRemoval()}
        onCancel={() => setToDelete(undefined)}
      >
        <p>
          <span className="doomed">{toDelete?.username}</span> is signed out at once and cannot come
          back. What they wrote stays.
        </p>
      </ConfirmDialog>
    </>
  );
}

interface RowProps {
  user: UserEntry;
  onEdit: () => void;
  onLink: () => void;
  onRemove: () => void;
}

function UserRow({ user, onEdit, onLink, onRemove }: RowProps) {
  const { username, role, email, joinedAt, lastSeenAt, secondFactor } = user;
  const small = buttonClass({ variant: 'secondary', size: 'sm' });
  const seen = lastSeenAt ? `seen ${relativeTime(lastSeenAt, Date.now())}` : 'not signed in';
  const facts = [
    role === 'owner' ? 'Owner' : 'Editor',
    joinedAt ? seen : 'invited',
    secondFactor && 'second factor',
    email,
  ];
  return (
    <li>
      <div>
        <h2 className="entries-name">{username}</h2>
        <p>{facts.filter(Boolean).join(', ')}</p>
      </div>
      <div className="entries-actions">
        <button type="button" className={small} aria-label={`Edit ${username}`} onClick={onEdit}>
          Edit
        </button>
        <button
          type="button"
          className={small}
          aria-label={`New link for ${username}`}
          onClick={onLink}
        >
          New link
        </button>
        <button
          type="button"
          className={small}
          aria-label={`Remove ${username}`}
          onClick={onRemove}
        >
          Remove
        </button>
      </div>
    </li>
  );
}
