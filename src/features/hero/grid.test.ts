import { expect, test } from 'vitest';
import { land, createGrid, advanceStacks, STACK_LIMIT } from './grid.ts';

test('a thousand landings never overfill a stack or mark an unusable slot', () => {
  const grid = createGrid(7);
  for (let count = 0; count < 1000; count++) {
    land(grid, { kind: 'letter' }, { x: ((count * 0.618) % 1) * 4 - 1, y: 1.9, z: 2 });
    const { slots, next, previous } = grid;
    expect(Math.max(...slots.map((slot) => slot.sheets.length))).toBeLessThanOrEqual(STACK_LIMIT);
    expect(next.sheets.length).toBeLessThan(STACK_LIMIT);
    expect(next.sinking).toBe(-1);
    expect(next.cutOff).toBe(false);
    expect(next).not.toBe(previous);
    advanceStacks(grid, 3);
  }
});
