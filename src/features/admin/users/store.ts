import type { AccountRules, Activity, UserEntry } from '#src/contracts/account.ts';
import { toast } from '#src/ui/toast/toast.ts';
import { account } from '../account/store.tsx';
import { attempt } from '../failure.ts';
import { createListing, createLoadable } from '../loadable.ts';
import { adminRequest } from '../request.ts';
import { recheckSession } from '../session.ts';

export const USERS = '/api/admin/users';

/** All users and invited users. */
export const users = createLoadable<UserEntry[]>(() => USERS);
/** The audit log, newest first. */
export const activity = createListing<Activity>({
  address: () => '/api/admin/activity?limit=25',
  read: async (answer) => ({ value: await answer.json() }),
  keyOf: ({ id }) => id,
});

/** Loads the users, what they did, and the rules, which are part of each account. */
export async function load(): Promise<void> {
  await Promise.all([users.load(), activity.load(), account.load()]);
}

/** Turns the required second factor on or off for all users. */
export async function setRules(body: AccountRules): Promise<void> {
  await attempt('Nothing was changed', async () => {
    await adminRequest(USERS, { method: 'PATCH', body });
    await Promise.all([account.load(), recheckSession()]);
  });
}

export async function remove({ id, username }: UserEntry): Promise<void> {
  await attempt('The user was not removed', async () => {
    await adminRequest(`${USERS}/${id}`, { method: 'DELETE' });
    toast({ title: 'User removed', description: `${username} is signed out everywhere.` });
  });
  void load();
}
