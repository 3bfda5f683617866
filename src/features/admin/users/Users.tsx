import { useStore } from '@nanostores/react';
import type { Activity, UserEntry } from '#src/contracts/account.ts';
import { relativeTime } from '#src/lib/dates.ts';
import { account } from '../account/store.tsx';
import { LoadMore } from '../list/ListState.tsx';
import { Button, EntryButton } from '../parts/Button.tsx';
import { Check } from '../parts/Choice.tsx';
import { confirm } from '../parts/confirm.tsx';
import { ListFailed, Screen } from '../parts/Screen.tsx';
import { createLink, editUser } from './edit-user.tsx';
import { known, things, verbs } from './activity.data.ts';
import { activity, load, remove, setRules, users } from './store.ts';

const screen = { $state: users.$state, load };

/** The list of users, for owners; the server renders the loading state. */
export function Users() {
  const rules = useStore(account.$state, { ssr: 'initial' }).value;
  return (
    <Screen
      title="Users"
      intro="Who may sign in here, and what they may do."
      actions={<Button onClick={() => editUser()}>Invite somebody</Button>}
      of={screen}
      failed="Failed to fetch the users"
    >
      {(value) => (
        <>
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
          <ActivityList />
        </>
      )}
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
    name: user.username,
    text: 'They are signed out at once and cannot come back. What they wrote stays.',
    onConfirm: () => remove(user),
  });
}

function ActivityList() {
  const { status, value } = useStore(activity.$state, { ssr: 'initial' });
  if (status === 'failed') {
    return (
      <div className="mt-8">
        <ListFailed title="Failed to fetch the activity" onAgain={() => void activity.load()} />
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
      <LoadMore of={activity} />
    </section>
  );
}

/** An entry of the audit log, e.g. 'changed blog post 7', 'removed user eddie'; its code if there is no text. */
function describeActivity({ action, entityId, user }: Activity): string {
  const [thing = '', verb = ''] = action.split('.');
  const said = verbs[verb] && things[thing] && `${verbs[verb]} ${things[thing]}`;
  const words = known[action] ?? said ?? action;
  const what = user ?? entityId;
  return what === null ? words : `${words} ${what}`;
}
