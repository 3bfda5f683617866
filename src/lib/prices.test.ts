import { expect, test } from 'vitest';
import { bundleSizeText, discountText, priceFormat, spanAdjective, spanText } from './prices.ts';

const inDollars = priceFormat('en-US', 'USD');

test.each([
  [{ once: { from: 300, to: 600 } }, '$300-$600'],
  [{ once: { from: 450, to: 450 } }, '$450'],
  [{ once: { from: 1200, to: 2500, andUp: true } }, '$1,200-$2,500+'],
  [{ monthly: { from: 50, to: 200 } }, '$50-$200/month'],
  [{ monthly: { from: 199 }, perUser: true }, '$199 per user per month'],
  [
    { once: { from: 500, to: 2000 }, setup: true, monthly: { from: 100 } },
    '$500-$2,000 setup plus $100/month',
  ],
  [{}, 'Custom'],
] as const)('%o is written %s', (price, text) => {
  expect(inDollars(price)).toBe(text);
});

test('in euros', () => {
  expect(priceFormat('en-PT', 'EUR')({ once: { from: 12_000, andUp: true } })).toBe('€12,000+');
});

test('durations are nouns or adjectives, and a single unit has no plural s', () => {
  expect(spanText({ from: 2, to: 6, unit: 'week' })).toBe('2-6 weeks');
  expect(spanText({ from: 1, unit: 'week' })).toBe('1 week');
  expect(spanAdjective({ from: 90, unit: 'day' })).toBe('90-day');
});

test('a bundle discount says how many services it takes and what it gives', () => {
  expect([2, 3].map((from) => bundleSizeText({ from, to: from + 1 }))).toEqual([
    '2-3 services',
    '3-4 services',
  ]);
  expect(bundleSizeText({ from: 6 })).toBe('6 or more services');
  expect(discountText({ from: 2, percent: 10 })).toBe('10% off');
  expect(discountText({ from: 6 })).toBe('custom pricing');
});
