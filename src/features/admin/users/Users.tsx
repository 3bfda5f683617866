import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Activity, UserEntry } from '#src/contracts/users.ts';
import { relativeTime } from '#src/lib/dates.ts';
import { Button, EntryButton } from '../parts/Button.tsx';
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx';
import { LinkDialog } from '../parts/CopyField.tsx';
import { ListFailed, LoadMore, Screen } from '../parts/Screen.tsx';
import { UserDialog } from './UserDialog.tsx';
import { known, things, verbs } from './activity.data.ts';
import {
  $rules,
  $users,
  activity,
  createLink,
  load,
  loadActivity,
  remove,
  setRules,
} from './store.ts';

/** The list of users, for owners; the server renders the loading state. */
export function Users() {
  const loaded = useStore($users, { ssr: 'initial' });
  const { value } = loaded;
  const rules = useStore($rules, { ssr: 'initial' });
  const [editing, setEditing] = useState<UserEntry | 'new'>();
  const [toDelete, setToDelete] = useState<UserEntry>();
  const [link, setLink] = useState('');

  return (
    <Screen
      title="Users"
      intro="Who may sign in here, and what they may do."
      actions={<Button onClick={() => setEditing('new')}>Invite somebody</Button>}
      loaded={loaded}
      failed="Failed to fetch the users"
      onLoad={load}
    >
      {value && (
        <section className="entries" aria-label="Users">
          <ul>
            {value.map((user) => (
              <UserRow
                key={user.id}
                user={user}
                onEdit={() => setEditing(user)}
                onLink={() => void createLink(user).then(setLink)}
                onRemove={() => setToDelete(user)}
              />
            ))}
          </ul>
          {rules && (
            <label className="check mt-4">
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
        onConfirm={() => toDelete && remove(toDelete)}
        onClose={() => setToDelete(undefined)}
      >
        <p>
          <span className="font-semibold wrap-anywhere">{toDelete?.username}</span> is signed out at
          once and cannot come back. What they wrote stays.
        </p>
      </ConfirmDialog>
    </Screen>
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
      <div className="flex flex-wrap gap-2">
        <EntryButton label="Edit" of={username} onClick={onEdit} />
        <EntryButton label="New link" of={`for ${username}`} onClick={onLink} />
        <EntryButton label="Remove" of={username} onClick={onRemove} />
      </div>
    </li>
  );
}

/** The audit log, newest first. */
function ActivityList() {
  const { status, value, next } = useStore(activity.$list, { ssr: 'initial' });
  if (status === 'failed') {
    return (
      <div className="mt-8">
        <ListFailed title="Failed to fetch the activity" onAgain={() => void loadActivity()} />
      </div>
    );
  }
  if (!value || value.length === 0) return null;
  const now = Date.now();
  return (
    <section className="entries" aria-labelledby="activity">
      <h2 id="activity">Activity</h2>
      <ul>
        {value.map((entry) => (
          <li key={entry.id} className="py-2! text-ui">
            <div>
              <strong>{entry.username || 'Somebody'}</strong> {describeActivity(entry)}
            </div>
            <time dateTime={entry.createdAt} className="text-note text-ink-2">
              {relativeTime(entry.createdAt, now)}
            </time>
          </li>
        ))}
      </ul>
      {next && <LoadMore busy={status === 'loading'} onMore={() => void activity.loadMore()} />}
    </section>
  );
}

/** An entry of the audit log, e.g. 'changed blog post 7', 'removed user eddie'; its code if there is no text. */
export function describeActivity({
  action,
  entityId,
  user,
}: Pick<Activity, 'action' | 'entityId' | 'user'>): string {
  const [thing = '', verb = ''] = action.split('.');
  const said = verbs[verb] && things[thing] && `${verbs[verb]} ${things[thing]}`;
  const words = known[action] ?? said ?? action;
  const what = user ?? entityId;
  return what === null ? words : `${words} ${what}`;
}
