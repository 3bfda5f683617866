/**
 * Milliseconds until the next attempt: twice as long each time, and somewhere between half and all of it, so
 * that what failed together is not tried together.
 *
 * @param attempts so far
 * @param pauses the first pause at its longest, and the longest of all
 */
export function pauseAfter(
  attempts: number,
  { first, longest }: { first: number; longest: number },
  random = Math.random(),
): number {
  const most = Math.min(first * 2 ** (attempts - 1), longest);
  return Math.round(most * (0.5 + random / 2));
}
