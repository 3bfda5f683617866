import { expect, test } from 'vitest';
import { documentKinds } from '#src/lib/documents.ts';
import { given } from './given.ts';
import { land, openLedger, passTime, shuffledKinds, SINK_TIME, STACK_LIMIT } from './ledger.ts';
import { chance } from './random.ts';

/** Lands sheets at the scene's pace and yields the grid after each. */
function run(
  seed: number,
  landings: number,
  look: (ledger: ReturnType<typeof openLedger>) => void,
) {
  const ledger = openLedger(seed);
  for (let count = 0; count < landings; count++) {
    land(ledger, 'letter', { x: ((count * 0.618) % 1) * 4 - 1, y: 1.9, z: 2 });
    look(ledger);
    passTime(ledger, 3);
  }
  return ledger;
}

test('a thousand landings never overfill a stack nor mark a place that cannot take a sheet', () => {
  run(7, 1000, ({ slots, next }) => {
    expect(Math.max(...slots.map((slot) => slot.sheets.length))).toBeLessThanOrEqual(STACK_LIMIT);
    expect(next.sheets.length).toBeLessThan(STACK_LIMIT);
    expect(next.sinking).toBe(-1);
    expect(next.cutOff).toBe(false);
  });
});

test('the next place is never the one just filled', () => {
  run(3, 300, ({ next, previous }) => expect(next).not.toBe(previous));
});

test('stacks of all heights come and go, and some places stay free', () => {
  const heights = new Set<number>();
  const ledger = run(11, 400, ({ slots }) => {
    for (const slot of slots) heights.add(slot.sheets.length);
  });
  expect(heights.size).toBe(STACK_LIMIT + 1);
  expect(ledger.slots.some((slot) => slot.sheets.length === 0)).toBe(true);
});

test('a full stack sinks, and leaves its place empty when it is gone', () => {
  const ledger = openLedger(1);
  const full = given(
    ledger.slots.find((slot) => slot.sheets.length === STACK_LIMIT - 1),
    'high stack',
  );
  ledger.next = full;
  land(ledger, 'chart', full.place);
  expect(full.sheets).toHaveLength(STACK_LIMIT);
  ledger.next = given(
    ledger.slots.find((slot) => slot.sheets.length === 0 && !slot.cutOff),
    'free place',
  );
  land(ledger, 'chart', full.place);
  expect(full.sinking).toBe(0);
  passTime(ledger, SINK_TIME);
  expect(full.sheets).toHaveLength(0);
  expect(full.sinking).toBe(-1);
});

test('the same seed tells the same story, another seed another', () => {
  const story = (seed: number) => {
    const places: number[] = [];
    run(seed, 50, ({ slots, next }) => places.push(slots.indexOf(next)));
    return places;
  };
  expect(story(5)).toEqual(story(5));
  expect(story(5)).not.toEqual(story(6));
});

test('every kind comes once in six, and never twice running', () => {
  const next = shuffledKinds(chance(4));
  const kinds = Array.from({ length: 600 }, next);
  for (let start = 0; start < kinds.length; start += 6) {
    expect(kinds.slice(start, start + 6).toSorted()).toEqual(documentKinds.toSorted());
  }
  kinds.forEach((kind, index) => expect(kind).not.toBe(kinds[index - 1]));
});
