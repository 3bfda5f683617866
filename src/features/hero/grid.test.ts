import { expect, test } from 'vitest';
import { required } from './required.ts';
import { land, createGrid, advanceStacks, SINK_TIME, STACK_LIMIT } from './grid.ts';

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

test('a full stack sinks and leaves an empty slot', () => {
  const grid = createGrid(1);
  const full = required(
    grid.slots.find((slot) => slot.sheets.length === STACK_LIMIT - 1),
    'high stack',
  );
  grid.next = full;
  land(grid, { kind: 'chart' }, full.place);
  expect(full.sheets).toHaveLength(STACK_LIMIT);
  grid.next = required(
    grid.slots.find((slot) => slot.sheets.length === 0 && !slot.cutOff),
    'free place',
  );
  land(grid, { kind: 'chart' }, full.place);
  expect(full.sinking).toBe(0);
  advanceStacks(grid, SINK_TIME);
  expect(full.sheets).toHaveLength(0);
  expect(full.sinking).toBe(-1);
});
