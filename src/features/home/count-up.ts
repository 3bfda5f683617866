/** Duration and frame interval of the counting, in ms (docs/spec.md). */
export const DURATION = 500;
export const TICK = 16;

/** The number to show `elapsed` ms after the start: fast at first, `value` from DURATION on. */
export function countAt(value: number, elapsed: number): number {
  const left = 1 - Math.min(elapsed / DURATION, 1);
  return Math.round(value * (1 - left ** 2));
}
