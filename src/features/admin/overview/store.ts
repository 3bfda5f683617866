import { atom } from 'nanostores';
import type { OutboxEntry } from '#src/contracts/outbox.ts';
import type { Overview } from '#src/contracts/overview.ts';
import { toast } from '#src/ui/toast/toast.ts';
import { fetchLoadable, type Loadable } from '../loadable.ts';
import { adminRequest } from '../request.ts';
import { attempt } from '../failure.ts';
import { $setup } from '../setup/Checklist.tsx';
import { $siteStatus } from './rebuild.ts';

export type Period = 30 | 90;

export const $period = atom<Period>(30);
export const $overview = atom<Loadable<Overview>>({ status: 'loading', value: undefined });
/** Ids of the notifications that are being sent again. */
export const $retrying = atom<ReadonlySet<string>>(new Set());

/** Selects another period. */
export function choose(period: Period): void {
  $period.set(period);
  void load();
}

/** Loads everything that the page shows; errors are part of the state. */
export async function load(): Promise<void> {
  const period = $period.get();
  $overview.set({ status: 'loading', value: $overview.get().value });
  const known = await fetchLoadable<Overview>(`/api/admin/overview?days=${period}`);
  // Another period may have been selected in the meantime.
  if ($period.get() !== period) return;
  $overview.set(known);
  $siteStatus.set(known.value?.site);
  $setup.set(known.value?.setup);
}

/** Sends a notification again. */
export async function retry({ id, subject }: OutboxEntry): Promise<void> {
  if ($retrying.get().has(id)) return;
  $retrying.set(new Set([...$retrying.get(), id]));
  await attempt('It was not sent', async () => {
    await adminRequest(`/api/admin/outbox/${id}/retry`, { method: 'POST' });
    toast({ title: 'Sending again', description: subject });
  });
  await load();
  $retrying.set(new Set([...$retrying.get()].filter((other) => other !== id)));
}
