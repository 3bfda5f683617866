import { atom } from 'nanostores';
import type { SiteStatus, SiteVersion } from '#src/contracts/site-status.ts';
import { request, RequestError } from '#src/lib/request.ts';
import { isLive, type Site } from './live.ts';

/** What is known of the public site; undefined before the first look, and where it does not say. */
export const $site = atom<Site | undefined>(undefined);

const FIRST_PAUSE = 1500;
const LONGEST_PAUSE = 20_000;
/**
 * After so long nobody looks any more, in ms: looking keeps a session from idling, which a forgotten tab
 * must not do.
 */
const PATIENCE = 10 * 60_000;

let timer: ReturnType<typeof setTimeout> | undefined;
let since = 0;

/**
 * Looks at the public site until it shows what is published: soon after a change, then less and less
 * often.
 */
export function watchSite(): void {
  since = Date.now();
  schedule(0, FIRST_PAUSE);
}

/** Looks while the tab is in view, and again whenever it comes back into view. */
export function watchSiteInView(): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') watchSite();
    else stop();
  });
  watchSite();
}

function stop(): void {
  clearTimeout(timer);
  timer = undefined;
}

function schedule(pause: number, next: number): void {
  stop();
  timer = setTimeout(async () => {
    const mine = timer;
    const goesOn = await look();
    // Another look may have been asked for meanwhile, or the tab have gone out of view.
    if (mine !== timer || !goesOn || Date.now() - since > PATIENCE) return;
    schedule(next, Math.min(next * 1.5, LONGEST_PAUSE));
  }, pause);
}

/** @returns whether there is something to wait for. */
async function look(): Promise<boolean> {
  try {
    // The plain call: nobody is asked to log in for something that runs by itself.
    const [status, version] = await Promise.all([
      request('/api/admin/site-status').then<SiteStatus>((response) => response.json()),
      fetch('/version.json', { cache: 'no-store' }).then(readVersion),
    ]);
    const site = { status, version };
    $site.set(site);
    return !isLive(site);
  } catch (error) {
    // No answer may be followed by one; a refusal stays what it is.
    return !(error instanceof RequestError && error.status < 500);
  }
}

async function readVersion(response: Response): Promise<SiteVersion> {
  if (!response.ok) throw new RequestError(response.status, response.statusText);
  return response.json();
}
