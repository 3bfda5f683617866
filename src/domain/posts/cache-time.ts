/** Seconds that an answer about posts is cached: reading wakes a sleeping database once a day an answer at most. */
const DAY = 24 * 60 * 60;

/** Seconds for which an outdated answer may be given once more while it is made anew. */
const REVALIDATE = 60;

/**
 * How long an answer that shows posts may be cached, in seconds. A change purges it sooner.
 *
 * @param next when the next scheduled post becomes public: the answer is without it
 * @param now milliseconds, as of `Date.now()`
 */
export function cacheTime(next: Date | undefined, now: number): { maxAge: number; swr: number } {
  const untilNext = next ? Math.ceil((next.getTime() - now) / 1000) : DAY;
  const maxAge = Math.max(1, Math.min(DAY, untilNext));
  return { maxAge, swr: maxAge < DAY ? 0 : REVALIDATE };
}
