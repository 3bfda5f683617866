import { useStore } from '@nanostores/react';
import type { Activity, UserEntry } from '#src/contracts/account.ts';
import { relativeTime } from '#src/lib/dates.ts';
import { Button, EntryButton } from '../parts/Button.tsx';
import { Check } from '../parts/Choice.tsx';
import { confirm } from '../parts/confirm.tsx';
import { ListFailed, LoadMore, Screen } from '../parts/Screen.tsx';
import { createLink, editUser } from './edit-user.tsx';
import { known, things, verbs } from './activity.data.ts';
import { $rules, $users, activity, load, loadActivity, remove, setRules } from './store.ts';

/** The list of users, for owners; the server renders the loading state. */
export function Users() {
  const loaded = useStore($users, { ssr: 'initial' });
  const { value } = loaded;
  const rules = useStore($rules, { ssr: 'initial' });
  return (
    <Screen
      title="Users"
      intro="Who may sign in here, and what they may do."
      actions={<Button onClick={() => editUser()}>Invite somebody</Button>}
      loaded={loaded}
      failed="Failed to fetch the users"
      onLoad={load}
    >
      {value && (
        <section className="entries" aria-label="Users">
          <ul>
            {value.map((user) => (
              <UserRow key={user.id} user={user} />
            ))}
          </ul>
          {rules && (
            <Check
              checked={rules.secondFactorRequired}
              onCheck={(secondFactorRequired) => void setRules({ secondFactorRequired })}
            >
              Everybody needs a second factor
            </Check>
          )}
        </section>
      )}
      <ActivityList />
    </Screen>
  );
}

function UserRow({ user }: { user: UserEntry }) {
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
        <EntryButton label="Edit" of={username} onClick={() => editUser(user)} />
        <EntryButton
          label="New link"
          of={`for ${username}`}
          onClick={() => void createLink(user)}
        />
        <EntryButton label="Remove" of={username} onClick={() => void askToRemove(user)} />
      </div>
    </li>
  );
}

function askToRemove(user: UserEntry): Promise<boolean> {
  return confirm({
    title: 'Remove this user?',
    action: 'Remove',
    text: (
      <p>
        <span className="font-semibold wrap-anywhere">{user.username}</span> is signed out at once
        and cannot come back. What they wrote stays.
      </p>
    ),
    onConfirm: () => remove(user),
  });
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
