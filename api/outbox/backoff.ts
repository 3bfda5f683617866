/**
 * Exponential backoff with jitter, in milliseconds: it doubles with every attempt and is between half and all of that,
 * so that what failed together is not retried together.
 *
 * @param attempts so far
 * @param limits the longest wait after the first attempt, and the longest of all
 */
export function backoffAfter(
  attempts: number,
  { first, longest }: { first: number; longest: number },
  random = Math.random(),
): number {
  const most = Math.min(first * 2 ** (attempts - 1), longest);
  return Math.round(most * (0.5 + random / 2));
}
