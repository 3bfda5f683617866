import { describe, expect, it } from 'vitest';
import { countAt, DURATION, TICK } from './count-up.ts';

describe('countAt', () => {
  it('goes from 0 to the figure and stays there', () => {
    expect(countAt(67, 0)).toBe(0);
    expect(countAt(67, DURATION)).toBe(67);
    expect(countAt(67, DURATION + 400)).toBe(67);
  });

  it('never decreases or overshoots on the way', () => {
    const ticks = Array.from({ length: Math.ceil(DURATION / TICK) + 1 }, (_, i) => i * TICK);
    const shown = ticks.map((elapsed) => countAt(72, elapsed));
    expect(shown).toEqual(shown.toSorted((a, b) => a - b));
    expect(Math.max(...shown)).toBe(72);
  });
});
