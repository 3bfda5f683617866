/** Cache time of responses with posts, in seconds. Each wakes a sleeping database at most once a day. */
const DAY = 24 * 60 * 60;

/** How long a stale response may be served while it is revalidated, in seconds. */
const REVALIDATE = 60;

/**
 * How long a response with posts may be cached, in seconds. A change purges it sooner.
 *
 * @param next when the next scheduled post becomes public, since the response does not include it
 */
export function cacheTime(next: Date | undefined, now: number): { maxAge: number; swr: number } {
  const untilNext = next ? Math.ceil((next.getTime() - now) / 1000) : DAY;
  const maxAge = Math.max(1, Math.min(DAY, untilNext));
  return { maxAge, swr: maxAge < DAY ? 0 : REVALIDATE };
}
