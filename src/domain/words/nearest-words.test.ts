import { expect, test } from 'vitest';
import { nearestIn, slipsBetween } from './nearest-words.ts';

test.each([
  ['denitst', 'dentist', 1],
  ['restuarants', 'restaurant', 2],
  ['banana', 'bakery', 4],
  ['', 'ab', 2],
])('%s to %s is %i slips, and the other way round', (one, other, slips) => {
  expect(slipsBetween(one, other)).toBe(slips);
  expect(slipsBetween(other, one)).toBe(slips);
});

test('of the known words those with the fewest slips are near, in long words two', () => {
  const nearest = nearestIn(['bakery', 'brewery', 'restaurant']);
  expect(nearest('bakrey')).toEqual([{ word: 'bakery', slips: 1 }]);
  expect(nearest('restuarants')).toEqual([{ word: 'restaurant', slips: 2 }]);
  for (const typed of ['bake', 'makery', 'b'.repeat(2000)]) expect(nearest(typed)).toEqual([]);
});
