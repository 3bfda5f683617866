import { useStore } from '@nanostores/react';
import type { AccountRules, Invited, UserEntry } from '#src/contracts/account.ts';
import { toast } from '#src/ui/toast/toast.ts';
import { relativeTime } from '#src/lib/dates.ts';
import { isolated } from '#src/lib/isolated.ts';
import { Entries } from '../account/Entries.tsx';
import { account } from '../account/store.tsx';
import { attempt } from '../failure.ts';
import { createLoadable } from '../loadable.ts';
import { counted, queryString } from '../list/query.ts';
import { adminRequest } from '../request.tsx';
import { $admin, recheckSession } from '../session.ts';
import { Button, SmallButton } from '../parts/Button.tsx';
import { Check, named, Option, Options, type Typed } from '../parts/form.tsx';
import { confirm, openForm, showLink } from '../parts/dialogs.tsx';
import { useNow } from '../parts/hooks.ts';
import { Screen } from '../parts/Screen.tsx';
import { activity, ActivityList } from './ActivityList.tsx';
import { userFields } from './fields.ts';
import { roles, words } from './words.data.ts';

const USERS = '/api/admin/users';

/** All users and invited users. */
const users = createLoadable<UserEntry[]>(() => USERS);

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

/** Requires a second factor of everybody, once the owner has one, and has seen whom that stops. */
function requireSecondFactor(everybody: readonly UserEntry[]): void {
  const me = everybody.find(({ username }) => username === $admin.get()?.username);
  if (!me?.secondFactor) {
    void confirm({ ...words.ownFirst, isDanger: false, onConfirm: () => location.assign('/admin-dashboard/account') });
    return;
  }
  const stopped = everybody.filter(({ joinedAt, secondFactor }) => joinedAt && !secondFactor);
  const names = stopped.map(({ username }) => isolated(username)).join(', ');
  void confirm({
    ...words.secondFactor,
    name: stopped.length === 0 ? undefined : `Without one: ${names}`,
    text: stopped.length === 0 ? words.secondFactor.nobody : words.secondFactor.text,
    isDanger: stopped.length > 0,
    onConfirm: () => setRules({ secondFactorRequired: true }),
  });
}

/** Removes a user, whose open items somebody takes over in the same step. */
function askToRemove(user: UserEntry, everybody: readonly UserEntry[]): void {
  const { id, username, assigned } = user;
  const { title, action, text, failure, handTo, nobody } = words.remove;
  if (assigned === 0) {
    void confirm({ title, action, text, name: username, onConfirm: () => attempt(failure, () => remove(user)) });
    return;
  }
  const heirs = everybody.filter((other) => other.joinedAt && other.id !== id).map((other) => other.username);
  const me = $admin.get()?.username;
  void openForm({
    title: `Remove ${isolated(username)}?`,
    description: text,
    action,
    failure,
    isDanger: true,
    fields: [
      {
        name: 'handTo',
        label: `${handTo} ${counted(assigned, 'open item')} of the inbox`,
        defaultValue: me === username ? heirs[0] : me,
        options: [...named(heirs), ['', nobody]],
      },
    ],
    onSubmit: ({ handTo: heir }) => remove(user, heir),
  });
}

/** @param heir who takes over their items; nobody, if empty @throws RequestError */
async function remove({ id, username }: UserEntry, heir = ''): Promise<void> {
  await adminRequest(`${USERS}/${id}${queryString({ handTo: heir })}`, { method: 'DELETE' });
  const handed = heir && ` ${isolated(heir)} takes over.`;
  toast({ title: 'User removed', description: `${isolated(username)} is signed out everywhere.${handed}` });
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
      isForOwners
    >
      {(value) => (
        <>
          <Entries title="Users" entries={value.map((user) => entryOf(user, value, now))}>
            {rules && (
              <Check
                label="Everybody needs a second factor"
                checked={rules.secondFactorRequired}
                onChange={({ target }) =>
                  target.checked ? requireSecondFactor(value) : void setRules({ secondFactorRequired: false })
                }
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
function entryOf(user: UserEntry, everybody: readonly UserEntry[], now: number) {
  const { id, username, role, email, joinedAt, lastSeenAt, secondFactor, dataRights, assigned } = user;
  const seen = lastSeenAt ? `seen ${relativeTime(lastSeenAt, now)}` : 'not signed in';
  const facts = [
    role === 'owner' ? 'Owner' : 'Editor',
    joinedAt ? seen : 'invited',
    secondFactor && 'second factor',
    role === 'editor' && dataRights && 'exports and people’s data',
    assigned > 0 && counted(assigned, 'open item'),
    email,
  ];
  const action = (
    <div className="flex flex-wrap gap-2">
      <SmallButton label="Edit" of={username} onClick={() => editUser(user)} />
      <SmallButton label="New link" of={`for ${username}`} onClick={() => createLink(user)} />
      <SmallButton label="Remove" of={username} onClick={() => askToRemove(user, everybody)} />
    </div>
  );
  return { key: id, name: username, facts: [facts.filter(Boolean).join(', ')], action };
}

/** Changes a user, or invites one. */
function editUser(user?: UserEntry): void {
  const save = async ({ isFactorOff, dataRights, ...typed }: Typed) => {
    const rights = { ...typed, dataRights: dataRights === 'on' };
    if (user) {
      const body = { ...rights, ...(isFactorOff && { secondFactor: false }) };
      const answer = await adminRequest(`${USERS}/${user.id}`, { method: 'PATCH', body });
      const { email }: UserEntry = await answer.json();
      const isWaiting = email !== (typed.email?.trim() || null);
      toast({ title: 'User changed', description: isWaiting ? words.edit.waiting : user.username });
    } else {
      passOn(await (await adminRequest(USERS, { method: 'POST', body: rights })).json());
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
        <Check label={words.dataRights} name="dataRights" defaultChecked={user?.dataRights} />
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

function passOn({ inviteUrl, mailedTo }: Invited): void {
  const said = mailedTo ? { ...words.mailed, title: `${words.mailed.title} ${isolated(mailedTo)}` } : words.link;
  showLink({ ...said, link: inviteUrl });
}
