import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distance } from './distance.ts';

test.each([
  ['dentist', 'dentist', 0],
  ['denitst', 'dentist', 1],
  ['dntist', 'dentist', 1],
  ['denttist', 'dentist', 1],
  ['dentisk', 'dentist', 1],
  ['restuarants', 'restaurant', 2],
  ['', 'ab', 2],
])('%s to %s is %i', (one, other, slips) => {
  expect(distance(one, other, 2)).toBe(slips);
});

test('beyond the limit it stops counting', () => {
  expect(distance('banana', 'bakery', 2)).toBe(3);
  expect(distance('a', 'abcdefgh', 2)).toBe(3);
});

test('it is the same both ways, and one slip is never more than one', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => {
      expect(distance(one, other, 3)).toBe(distance(other, one, 3));
    }),
  );
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.nat(), (word, at) => {
      const place = at % word.length;
      expect(distance(word.slice(0, place) + word.slice(place + 1), word, 1)).toBe(1);
    }),
  );
});
