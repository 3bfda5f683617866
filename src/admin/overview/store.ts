import { atom } from 'nanostores';
import type { OutboxEntry } from '#src/contracts/outbox.ts';
import type { Overview, RebuildRequested, SiteVersion } from '#src/contracts/overview.ts';
import type { Setup, SetupStep } from '#src/contracts/setup.ts';
import { $passwordChanges } from '../account/store.tsx';
import { attempt, toastFailure } from '../failure.ts';
import { createLoadable } from '../loadable.ts';
import { act, adminRequest } from '../request.tsx';

export const periods = [30, 90] as const;

/** The days that are counted. */
export const $period = atom<(typeof periods)[number]>(30);

/** Everything that the page shows. */
export const overview = createLoadable<Overview>(() => `/api/admin/overview?days=${$period.get()}`);
$period.listen(() => void overview.load());
// One of the setup steps is a password of one's own.
$passwordChanges.listen(() => overview.$state.get().value && void overview.load());

/** Sends a notification again. */
export async function retryNotification({ id, subject }: OutboxEntry): Promise<void> {
  const done = { title: 'Sending again', description: subject };
  await act('POST', `/api/admin/outbox/${id}/retry`, 'It wasn’t sent', done);
  await overview.load();
}

/** Hides a setup step for all users. */
export async function dismiss(step: SetupStep): Promise<void> {
  await attempt('It wasn’t dismissed', async () => {
    const body = { step, dismissed: true };
    const answer = await adminRequest('/api/admin/setup', { method: 'PATCH', body });
    const setup: Setup = await answer.json();
    const { value } = overview.$state.get();
    if (value) overview.set({ ...value, setup });
  });
}

/** The progress of a rebuild requested on this page; `late`: polling has been given up. */
export const $rebuild = atom<'none' | 'requesting' | 'building' | 'live' | 'late'>('none');

/** Interval between requests for the served site's version, in ms. */
const POLL_INTERVAL = 5000;

/** After this time, in ms, a build has failed or deploys are locked. */
const BUILD_TIMEOUT = 15 * 60_000;

/** Requests a rebuild and polls until the new build is served. */
export async function rebuild(): Promise<void> {
  if (['requesting', 'building'].includes($rebuild.get())) return;
  $rebuild.set('requesting');
  try {
    const response = await adminRequest('/api/admin/rebuild', { method: 'POST' });
    const { requestedAt }: RebuildRequested = await response.json();
    $rebuild.set('building');
    $rebuild.set((await isLiveSince(Date.parse(requestedAt))) ? 'live' : 'late');
  } catch (error) {
    $rebuild.set('none');
    toastFailure('The site wasn’t rebuilt', error);
  }
}

async function isLiveSince(requested: number): Promise<boolean> {
  const end = Date.now() + BUILD_TIMEOUT;
  while (Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL));
    const builtAt = await servedBuild();
    if (builtAt !== undefined && builtAt > requested) return true;
  }
  return false;
}

/** When the served site was built; undefined if unknown. */
async function servedBuild(): Promise<number | undefined> {
  try {
    const response = await fetch('/version.json', { cache: 'no-store' });
    const { builtAt }: SiteVersion = await response.json();
    return Date.parse(builtAt);
  } catch {
    return undefined;
  }
}
