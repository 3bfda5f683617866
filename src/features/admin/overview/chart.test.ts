import { expect, test } from 'vitest';
import { changeWords, scaleTop } from './chart.ts';

test.each([
  [[], 4],
  [[0, 3], 4],
  [[5], 5],
  [[11, 9], 15],
  [[34], 40],
  [[100], 100],
  [[202], 250],
  [[4001], 5000],
])('a scale for %j ends at %i', (values, top) => expect(scaleTop(values)).toBe(top));

test.each([
  [0, 0, undefined],
  [3, 0, 'None in the 30 days before'],
  [12, 12, 'As many as in the 30 days before'],
  [15, 10, '50 % more than in the 30 days before'],
  [5, 10, '50 % fewer than in the 30 days before'],
  [0, 10, '100 % fewer than in the 30 days before'],
])('%i after %i: %s', (now, before, words) => expect(changeWords(now, before, 30)).toBe(words));
