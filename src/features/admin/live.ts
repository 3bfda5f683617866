/** How far a change has come on its way to the public pages. */
import type { SiteStatus, SiteVersion } from '#src/contracts/site-status.ts';

/** The public site as both sides see it: who publishes, and what is served. */
export interface Site {
  status: SiteStatus;
  version: SiteVersion;
}

export type Stage = 'draft' | 'published' | 'building' | 'live';

/**
 * A build takes its content when it begins and says when it ended, so that a post saved this long
 * before, in ms, may have missed it.
 */
const LONGEST_BUILD = 5 * 60_000;

/** Whether the served pages show what is published now. */
export function isLive({ status, version }: Site): boolean {
  return version.snapshot === status.snapshot;
}

/**
 * Where a post stands: `published` is on the lists and has an address at once, `building` is on its way
 * into the static pages, `live` is there.
 *
 * @param site undefined while it is not known; then a published post is no more than that.
 */
export function stageOf(
  post: { published: boolean; updatedAt: string },
  site: Site | undefined,
): Stage {
  if (!post.published) return 'draft';
  if (!site) return 'published';
  if (isLive(site)) return 'live';
  const { status, version } = site;
  if (Date.parse(post.updatedAt) < Date.parse(version.builtAt) - LONGEST_BUILD) return 'live';
  return isTold(status) ? 'building' : 'published';
}

/** Whether a build has been asked for since the last change. */
function isTold({ changedAt, toldAt }: SiteStatus): boolean {
  return changedAt !== null && toldAt !== null && toldAt >= changedAt;
}

/** A build that takes this long has probably not begun, in ms. */
const LATE = 5 * 60_000;

/**
 * What there is to say of the public pages while they do not show yet what is published.
 *
 * @param now milliseconds, as of `Date.now()`
 */
export function siteNote(site: Site, now: number): string | undefined {
  const { changedAt } = site.status;
  if (isLive(site) || changedAt === null) return undefined;
  if (now - Date.parse(changedAt) > LATE) {
    return 'The static pages have not followed yet. Visitors still find everything on the lists and at its address; another build is asked for until one succeeds.';
  }
  return 'What you changed is on the lists and at its address already. The static pages follow, usually within a minute.';
}
