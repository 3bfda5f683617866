import { atom } from 'nanostores';
import type { OutboxEntry } from '#src/contracts/outbox.ts';
import type { Overview } from '#src/contracts/overview.ts';
import type { Setup, SetupStep } from '#src/contracts/setup.ts';
import { toast } from '#src/ui/toast/toast.ts';
import { $passwordChanges } from '../account/store.tsx';
import { attempt } from '../failure.ts';
import { createLoadable } from '../loadable.ts';
import { adminRequest } from '../request.ts';

export const periods = [30, 90] as const;

/** The days that are counted. */
export const $period = atom<(typeof periods)[number]>(30);

/** Everything that the page shows. */
export const overview = createLoadable<Overview>(() => `/api/admin/overview?days=${$period.get()}`);
$period.listen(() => void overview.load());
// One of the setup steps is a password of one's own.
$passwordChanges.listen(() => overview.$state.get().value && void overview.load());

/** Sends a notification again. */
export async function retry({ id, subject }: OutboxEntry): Promise<void> {
  await attempt('It was not sent', async () => {
    await adminRequest(`/api/admin/outbox/${id}/retry`, { method: 'POST' });
    toast({ title: 'Sending again', description: subject });
  });
  await overview.load();
}

/** Hides a setup step for all users. */
export async function dismiss(step: SetupStep): Promise<void> {
  await attempt('It was not dismissed', async () => {
    const body = { step, dismissed: true };
    const answer = await adminRequest('/api/admin/setup', { method: 'PATCH', body });
    const setup: Setup = await answer.json();
    const { value } = overview.$state.get();
    if (value) overview.set({ ...value, setup });
  });
}
