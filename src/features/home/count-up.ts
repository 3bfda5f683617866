/** How long a figure counts and how often it changes, in ms (docs/spec.md). */
export const DURATION = 500;
export const TICK = 16;

/** What stands there `elapsed` ms after the start: quick at first, `value` from DURATION on. */
export function countAt(value: number, elapsed: number): number {
  const left = 1 - Math.min(elapsed / DURATION, 1);
  return Math.round(value * (1 - left ** 2));
}
