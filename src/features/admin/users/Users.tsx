import { useStore } from '@nanostores/react';
import type { Activity, Invited, UserEntry } from '#src/contracts/account.ts';
import { relativeTime } from '#src/lib/dates.ts';
import { toast } from '#src/ui/toast/toast.ts';
import { account } from '../account/store.tsx';
import { LoadMore } from '../list/List.tsx';
import { Button, EntryButton } from '../parts/Button.tsx';
import { Check, Option, Options, type Typed } from '../parts/form.tsx';
import { confirm, openForm, showLink } from '../parts/dialogs.tsx';
import { ListFailed, Screen } from '../parts/Screen.tsx';
import { attempt } from '../failure.ts';
import { adminRequest } from '../request.ts';
import { known, things, verbs } from './activity.data.ts';
import { activity, load, remove, setRules, users, USERS } from './store.ts';
import { fields, roles, words } from './words.data.ts';

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
  const askToRemove = () =>
    confirm({ ...words.remove, name: username, onConfirm: () => remove(user) });
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
        <EntryButton label="Remove" of={username} onClick={() => void askToRemove()} />
      </div>
    </li>
  );
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

/** Invites a user, or changes a known one's role. */
function editUser(known?: UserEntry): void {
  const save = async ({ isFactorOff, ...typed }: Typed) => {
    if (known) {
      const body = { ...typed, ...(isFactorOff && { secondFactor: false }) };
      await adminRequest(`${USERS}/${known.id}`, { method: 'PATCH', body });
      toast({ title: 'User changed', description: known.username });
    } else {
      passOn(await (await adminRequest(USERS, { method: 'POST', body: typed })).json());
    }
    void load();
  };
  const email = { ...fields.email, defaultValue: known?.email ?? '' };
  void openForm({
    ...(known ? { ...words.edit, title: `Edit ${known.username}` } : words.invite),
    fields: known ? [email] : [fields.username, email],
    onSubmit: save,
    children: (
      <>
        <Options legend="Role">
          {roles.map(([role, description]) => (
            <Option
              key={role}
              type="radio"
              name="role"
              value={role}
              defaultChecked={role === (known?.role ?? 'editor')}
            >
              {description}
            </Option>
          ))}
        </Options>
        {known?.secondFactor && <Check name="isFactorOff">Remove the lost second factor</Check>}
      </>
    ),
  });
}

/** Makes a new link with which a user chooses a password. */
async function createLink(user: UserEntry): Promise<void> {
  await attempt('No link was made', async () => {
    passOn(await (await adminRequest(`${USERS}/${user.id}/invitation`, { method: 'POST' })).json());
  });
}

function passOn({ inviteUrl }: Invited): void {
  showLink({ ...words.link, link: inviteUrl });
}
