/** How far a change has come on its way to the public pages. */
import type { SiteStatus, SiteVersion } from '#src/contracts/site-status.ts';
import { isScheduled, lastChange } from '#src/domain/posts/publication.ts';

/** The public site as both sides see it: who publishes, and what is served. */
export interface Site {
  status: SiteStatus;
  version: SiteVersion;
}

export type Stage = 'draft' | 'scheduled' | 'published' | 'building' | 'live';

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
 * Where a post stands: `published` is saved and may not be on its page yet, `building` is on its way there,
 * `live` is there.
 *
 * @param site undefined while it is not known; then a published post is no more than that.
 * @param now milliseconds, as of `Date.now()`
 */
export function stageOf(
  post: { published: boolean; publishedAt?: string | null; updatedAt: string },
  site: Site | undefined,
  now: number,
): Stage {
  if (!post.published) return 'draft';
  if (isScheduled(post, now)) return 'scheduled';
  if (!site) return 'published';
  if (isLive(site)) return 'live';
  const { status, version } = site;
  if (Date.parse(lastChange(post)) < Date.parse(version.builtAt) - LONGEST_BUILD) return 'live';
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
    return 'Readers may not see your last change yet: the pages have not been rebuilt. Another build is asked for until one succeeds.';
  }
  return 'Your change is saved. Readers see it once the pages are rebuilt, usually within a minute.';
}
