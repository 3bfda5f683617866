import { expect, test } from 'vitest';
import { moneyIn } from './money.ts';

test.each([
  [0, '$0'],
  [1234.5, '$1,235'],
  [1_250_000, '$1,250,000'],
  [-300, '-$300'],
])('%d dollars are %s', (amount, text) => {
  expect(moneyIn('en-US', 'USD').whole(amount)).toBe(text);
});

test.each([
  [0, '$0'],
  [60_000, '$60k'],
  [1_500_000, '$1.5M'],
])('%d dollars are %s in short', (amount, text) => {
  expect(moneyIn('en-US', 'USD').short(amount)).toBe(text);
});

test('other currencies are written as their locale writes them', () => {
  expect(moneyIn('en-PT', 'EUR').whole(12_500)).toBe('€12,500');
  expect(moneyIn('de-DE', 'EUR').whole(12_500)).toBe('12.500\u00a0€');
  expect(moneyIn('ja-JP', 'JPY').whole(12_500)).toBe('￥12,500');
});
