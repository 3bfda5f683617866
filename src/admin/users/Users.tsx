import { useStore } from '@nanostores/react';
import type { AccountRules, Activity, Invited, UserEntry } from '#src/contracts/account.ts';
import { toast } from '#src/ui/toast/toast.ts';
import { relativeTime } from '#src/lib/dates.ts';
import { isolated } from '#src/lib/isolated.ts';
import { Entries } from '../account/Entries.tsx';
import { account } from '../account/store.tsx';
import { attempt } from '../failure.ts';
import { createListing, createLoadable } from '../loadable.ts';
import { act, adminRequest } from '../request.tsx';
import { recheckSession } from '../session.ts';
import { LoadMore } from '../list/List.tsx';
import { Button, SmallButton } from '../parts/Button.tsx';
import { Check, Option, Options, type Typed } from '../parts/form.tsx';
import { confirm, openForm, showLink } from '../parts/dialogs.tsx';
import { useNow } from '../parts/hooks.ts';
import { ListFailed, Screen } from '../parts/Screen.tsx';
import { known, things, verbs } from './activity.data.ts';
import { userFields } from './fields.ts';
import { roles, words } from './words.data.ts';

const USERS = '/api/admin/users';

/** All users and invited users. */
const users = createLoadable<UserEntry[]>(() => USERS);
/** The audit log, newest first. */
const activity = createListing<Activity>({
  address: () => '/api/admin/activity?limit=25',
  read: async (answer) => ({ value: await answer.json() }),
  keyOf: ({ id }) => id,
});

/** Loads the users, what they did, and the rules, which are part of each account. */
async function load(): Promise<void> {
  await Promise.all([users.load(), activity.load(), account.load()]);
}

/** Turns the required second factor on or off for all users. */
async function setRules(body: AccountRules): Promise<void> {
  await attempt('Nothing was changed', async () => {
    await adminRequest(USERS, { method: 'PATCH', body });
    await Promise.all([account.load(), recheckSession()]);
  });
}

async function remove({ id, username }: UserEntry): Promise<void> {
  const done = { title: 'User removed', description: `${isolated(username)} is signed out everywhere.` };
  await act('DELETE', `${USERS}/${id}`, 'The user was not removed', done);
  void load();
}

const screen = { $state: users.$state, load };

/** The list of users, for owners; the server renders the loading state. */
export function Users() {
  const rules = useStore(account.$state, { ssr: 'initial' }).value;
  const now = useNow();
  return (
    <Screen
      title="Users"
      intro="Who may sign in here, and what they may do."
      actions={<Button label="Invite someone" onClick={() => editUser()} />}
      of={screen}
      failed="Failed to fetch the users"
    >
      {(value) => (
        <>
          <Entries title="Users" entries={value.map((user) => entryOf(user, now))}>
            {rules && (
              <Check
                label="Everybody needs a second factor"
                checked={rules.secondFactorRequired}
                onChange={({ target }) => void setRules({ secondFactorRequired: target.checked })}
              />
            )}
          </Entries>
          <ActivityList />
        </>
      )}
    </Screen>
  );
}

/** What the list says of a user. */
function entryOf(user: UserEntry, now: number) {
  const { id, username, role, email, joinedAt, lastSeenAt, secondFactor } = user;
  const seen = lastSeenAt ? `seen ${relativeTime(lastSeenAt, now)}` : 'not signed in';
  const facts = [
    role === 'owner' ? 'Owner' : 'Editor',
    joinedAt ? seen : 'invited',
    secondFactor && 'second factor',
    email,
  ];
  const askToRemove = () => confirm({ ...words.remove, name: username, onConfirm: () => remove(user) });
  const action = (
    <div className="flex flex-wrap gap-2">
      <SmallButton label="Edit" of={username} onClick={() => editUser(user)} />
      <SmallButton label="New link" of={`for ${username}`} onClick={() => createLink(user)} />
      <SmallButton label="Remove" of={username} onClick={() => void askToRemove()} />
    </div>
  );
  return { key: id, name: username, facts: [facts.filter(Boolean).join(', ')], action };
}

function ActivityList() {
  const { status, value } = useStore(activity.$state, { ssr: 'initial' });
  const now = useNow();
  if (status === 'failed') {
    return <ListFailed title="Failed to fetch the activity" onAgain={() => void activity.load()} className="mt-8" />;
  }
  if (!value || value.length === 0) return null;
  return (
    <section className="entries" aria-labelledby="activity">
      <h2 id="activity">Activity</h2>
      <ul>
        {value.map((entry) => (
          <li key={entry.id} className="py-2! text-ui">
            <div>
              <strong dir="auto">{entry.username || 'Someone'}</strong> <span>{describeActivity(entry)}</span>
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
  const done = known[action] ?? said ?? action;
  const what = user === null ? entityId : isolated(user);
  return what === null ? done : `${done} ${what}`;
}

/** Changes a user, or invites one. */
function editUser(user?: UserEntry): void {
  const save = async ({ isFactorOff, ...typed }: Typed) => {
    if (user) {
      const body = { ...typed, ...(isFactorOff && { secondFactor: false }) };
      const answer = await adminRequest(`${USERS}/${user.id}`, { method: 'PATCH', body });
      const { email }: UserEntry = await answer.json();
      const isWaiting = email !== (typed.email?.trim() || null);
      toast({ title: 'User changed', description: isWaiting ? words.edit.waiting : user.username });
    } else {
      passOn(await (await adminRequest(USERS, { method: 'POST', body: typed })).json());
    }
    void load();
  };
  const email = { ...userFields.email, defaultValue: user?.email ?? '' };
  void openForm({
    ...(user ? { ...words.edit, title: `Edit ${isolated(user.username)}` } : words.invite),
    fields: user ? [email, userFields.currentPassword] : [userFields.username, email],
    onSubmit: save,
    children: (
      <>
        <Options legend="Role">
          {roles.map(([role, description]) => (
            <Option
              key={role}
              label={description}
              type="radio"
              name="role"
              value={role}
              defaultChecked={role === (user?.role ?? 'editor')}
            />
          ))}
        </Options>
        {user?.secondFactor && <Check label="Remove the lost second factor" name="isFactorOff" />}
      </>
    ),
  });
}

/** Makes a new link with which a user chooses a password, once the owner has confirmed their own. */
function createLink({ id, username }: UserEntry): void {
  void openForm({
    ...words.newLink,
    title: `New link for ${isolated(username)}`,
    fields: [{ ...userFields.currentPassword, required: true }],
    onSubmit: async (body) => {
      const answer = await adminRequest(`${USERS}/${id}/invitation`, { method: 'POST', body });
      passOn(await answer.json());
    },
  });
}

function passOn({ inviteUrl }: Invited): void {
  showLink({ ...words.link, link: inviteUrl });
}
