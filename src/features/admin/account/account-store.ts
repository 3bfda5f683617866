import { atom } from 'nanostores';
import type { Account } from '#src/contracts/account.ts';
import { toast } from '#src/ui/toast.ts';
import { fetched, type Known } from '../known.ts';
import { adminRequest } from '../request.ts';
import { requireSessionAgain } from '../session.ts';
import { toastFailure } from '../toast-failure.ts';

export const ACCOUNT = '/api/admin/account';

/** Who is signed in, as they see themselves. */
export const $account = atom<Known<Account>>({ status: 'loading', value: undefined });

export async function loadAccount(): Promise<void> {
  $account.set(await fetched<Account>(ACCOUNT));
}

/** After a change of the second factor: the frame may have waited for it. */
export async function loadAll(): Promise<void> {
  await Promise.all([loadAccount(), requireSessionAgain()]);
}

/** Ends one other session, or all of them. */
export async function endSessions(id?: string): Promise<void> {
  try {
    await adminRequest(`${ACCOUNT}/sessions${id ? `/${id}` : ''}`, { method: 'DELETE' });
    toast({ title: id ? 'Signed out there' : 'Signed out everywhere else' });
  } catch (error) {
    toastFailure('Nobody was signed out', error);
  }
  await loadAccount();
}
