import { atom } from 'nanostores';
import type { RebuildRequested, SiteVersion } from '#src/contracts/overview.ts';
import { adminRequest } from '../request.ts';
import { toastFailure } from '../failure.ts';

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
    toastFailure('The site was not rebuilt', error);
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
