import { expect, test } from 'vitest';
import { documentKinds } from '#src/lib/documents.data.ts';
import { required } from './required.ts';
import { land, createGrid, advanceStacks, shuffledKinds, SINK_TIME, STACK_LIMIT } from './grid.ts';
import { seededRandom } from './random.ts';

/** Lands sheets at the scene's pace and yields the grid after each. */
function run(seed: number, landings: number, look: (grid: ReturnType<typeof createGrid>) => void) {
  const grid = createGrid(seed);
  for (let count = 0; count < landings; count++) {
    land(grid, { kind: 'letter' }, { x: ((count * 0.618) % 1) * 4 - 1, y: 1.9, z: 2 });
    look(grid);
    advanceStacks(grid, 3);
  }
  return grid;
}

test('a thousand landings never overfill a stack or mark an unusable slot', () => {
  run(7, 1000, ({ slots, next }) => {
    expect(Math.max(...slots.map((slot) => slot.sheets.length))).toBeLessThanOrEqual(STACK_LIMIT);
    expect(next.sheets.length).toBeLessThan(STACK_LIMIT);
    expect(next.sinking).toBe(-1);
    expect(next.cutOff).toBe(false);
  });
});

test('the next slot is never the one just filled', () => {
  run(3, 300, ({ next, previous }) => expect(next).not.toBe(previous));
});

test('stacks of all heights occur, and some slots stay empty', () => {
  const heights = new Set<number>();
  const grid = run(11, 400, ({ slots }) => {
    for (const slot of slots) heights.add(slot.sheets.length);
  });
  expect(heights.size).toBe(STACK_LIMIT + 1);
  expect(grid.slots.some((slot) => slot.sheets.length === 0)).toBe(true);
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

test('the same seed gives the same sequence, another seed another one', () => {
  const story = (seed: number) => {
    const places: number[] = [];
    run(seed, 50, ({ slots, next }) => places.push(slots.indexOf(next)));
    return places;
  };
  expect(story(5)).toEqual(story(5));
  expect(story(5)).not.toEqual(story(6));
});

test('every kind occurs once in six, and never twice in a row', () => {
  const next = shuffledKinds(seededRandom(4));
  const kinds = Array.from({ length: 600 }, next);
  for (let start = 0; start < kinds.length; start += 6) {
    expect(kinds.slice(start, start + 6).toSorted()).toEqual(documentKinds.toSorted());
  }
  kinds.forEach((kind, index) => expect(kind).not.toBe(kinds[index - 1]));
});
