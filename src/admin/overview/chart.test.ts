import { expect, test } from 'vitest';
import { changeWords, rateWords } from './DayChart.tsx';

test.each([
  [0, 0, undefined],
  [3, 0, 'None in the 30 days before'],
  [12, 12, 'The same as in the 30 days before'],
  [15, 10, '50 % more than in the 30 days before'],
  [5, 10, '50 % fewer than in the 30 days before'],
  [0, 10, '100 % fewer than in the 30 days before'],
])('%i after %i: %s', (now, before, words) => expect(changeWords(now, before, 30)).toBe(words));

test.each([
  [8, 1204, '8 contact requests (1 in 151 views)'],
  [1, 1, '1 contact request (1 in 1 views)'],
  [0, 40, 'no contact requests'],
])('%i of %i views: %s', (count, views, words) => {
  expect(rateWords(count, views, 'contact request')).toBe(words);
});
