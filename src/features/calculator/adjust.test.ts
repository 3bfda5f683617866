import { expect, test } from 'vitest';
import { adjusted, assumptionErrors, numberIn, typedOf } from './adjust.ts';
import { assumptions } from './testing/answer.data.ts';

const share = { min: 0.12345, max: 0.25 };
const own = { ...assumptions, hourlyCostUsd: 34.25, automatableShare: share };
const typed = typedOf(own);

test('shares are shown in percent, to a tenth', () => {
  expect(typed).toEqual({ people: '12', hourly: '34.25', shareMin: '12.3', shareMax: '25' });
});

test('without changes, the assumptions are identical', () => {
  expect(adjusted(own, typed)).toBe(own);
});

test('a change affects only its field; the others keep their exact values', () => {
  expect(adjusted(own, { ...typed, people: '1,200' })).toEqual({ ...own, people: 1200 });
  expect(adjusted(own, { ...typed, shareMax: '30.5' })).toEqual({
    ...own,
    automatableShare: { min: 0.12345, max: 0.305 },
  });
});

test.each(['', '0', '-3', 'ten', '1e3', '100001', 'Infinity'])('%j is not a number of people', (people) => {
  expect(assumptionErrors({ ...typed, people })).toEqual({
    people: 'Enter a number from 1 to 100,000',
  });
});

test.each([
  ['30,5', 30.5],
  ['30.5', 30.5],
  ['1.200', 1200],
  ['1.234.567,5', 1_234_567.5],
  ['1 200', 1200],
  ['12', 12],
  ['1,2,3', NaN],
])('where a comma stands before the decimals, %j is %d', (typed, value) => {
  expect(numberIn(typed, ',')).toBe(value);
});

test('the high end is no lower than the low end', () => {
  expect(assumptionErrors({ ...typed, shareMin: '30' })).toEqual({
    shareMax: 'Enter at least the low end',
  });
  expect(assumptionErrors({ ...typed, shareMin: '25' })).toEqual({});
});
