import { expect, test } from 'vitest';
import { shortUsd, usd } from './money.ts';

test.each([
  [0, '$0'],
  [1234.5, '$1,235'],
  [1_250_000, '$1,250,000'],
  [-300, '-$300'],
])('%d dollars are %s', (amount, text) => {
  expect(usd(amount)).toBe(text);
});

test.each([
  [0, '$0'],
  [60_000, '$60k'],
  [1_500_000, '$1.5M'],
])('%d dollars are %s in short', (amount, text) => {
  expect(shortUsd(amount)).toBe(text);
});
