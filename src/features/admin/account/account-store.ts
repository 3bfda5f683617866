import { atom } from 'nanostores';
import type { Account } from '#src/contracts/account.ts';
import { toast } from '#src/ui/toast/toast.ts';
import { fetchLoadable, type Loadable } from '../loadable.ts';
import { adminRequest } from '../request.ts';
import { recheckSession } from '../session.ts';
import { attempt } from '../failure.ts';

export const ACCOUNT = '/api/admin/account';

/** The signed-in user's account. */
export const $account = atom<Loadable<Account>>({ status: 'loading', value: undefined });

export async function loadAccount(): Promise<void> {
  $account.set(await fetchLoadable<Account>(ACCOUNT));
}

/** Reloads the account after a change of the second factor, and the session, which may have required one. */
export async function loadAll(): Promise<void> {
  await Promise.all([loadAccount(), recheckSession()]);
}

/** Ends one other session, or all other sessions. */
export async function endSessions(id?: string): Promise<void> {
  await attempt('No session was ended', async () => {
    await adminRequest(`${ACCOUNT}/sessions${id ? `/${id}` : ''}`, { method: 'DELETE' });
    toast({ title: id ? 'Signed out there' : 'Signed out everywhere else' });
  });
  await loadAccount();
}

/** Incremented each time the password is changed on this page. */
export const $passwordChanges = atom(0);
