import { atom } from 'nanostores';
import type { AccountRules, Activity, UserEntry } from '#src/contracts/account.ts';
import { toast } from '#src/ui/toast/toast.ts';
import { createListing } from '../list/listing.ts';
import { fetchLoadable, type Loadable } from '../loadable.ts';
import { adminRequest } from '../request.ts';
import { recheckSession } from '../session.ts';
import { attempt } from '../failure.ts';

export const USERS = '/api/admin/users';

/** All users and invited users. */
export const $users = atom<Loadable<UserEntry[]>>({ status: 'loading', value: undefined });
export const $rules = atom<AccountRules | undefined>(undefined);
/** The audit log, newest first. */
export const activity = createListing(
  async (answer) => ({ value: (await answer.json()) as Activity[] }),
  ({ id }) => id,
);

export function load(): void {
  void fetchLoadable<UserEntry[]>(USERS).then((users) => $users.set(users));
  void fetchLoadable<AccountRules>('/api/admin/account').then(
    ({ value }) => value && $rules.set(value),
  );
  void loadActivity();
}

export function loadActivity(): Promise<void> {
  return activity.fetchPage('/api/admin/activity?limit=25', 'first');
}

/** Turns the required second factor on or off for all users. */
export async function setRules(rules: AccountRules): Promise<void> {
  await attempt('Nothing was changed', async () => {
    const response = await adminRequest(USERS, { method: 'PATCH', body: rules });
    $rules.set(await response.json());
    await recheckSession();
  });
}

export async function remove({ id, username }: UserEntry): Promise<void> {
  await attempt('The user was not removed', async () => {
    await adminRequest(`${USERS}/${id}`, { method: 'DELETE' });
    toast({ title: 'User removed', description: `${username} is signed out everywhere.` });
  });
  load();
}
