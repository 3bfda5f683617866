import { expect, test } from 'vitest';
import { coverOf } from './cover.ts';

test("a post's cover never changes, and shows no document twice", () => {
  const cover = coverOf('the-one-week-tally-sheet');
  expect(cover).toEqual(coverOf('the-one-week-tally-sheet'));
  expect(new Set(cover).size).toBe(5);
});

test('the covers of many posts differ', () => {
  const covers = Array.from({ length: 100 }, (_, number) => coverOf(`post-${number}`).join());
  expect(new Set(covers).size).toBeGreaterThan(80);
});
