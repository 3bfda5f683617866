import { expect, test } from 'vitest';
import { moneyIn } from './money.ts';
import {
  bundleSizeText,
  discountText,
  priceFormat,
  rangeOf,
  spanOf,
  spanText,
  withinText,
} from '#src/messages/prices.ts';

const dollars = moneyIn('en-US', 'USD');
const inDollars = priceFormat('en-US', 'USD');

test.each([
  [dollars.whole(1234.5), '$1,235'],
  [dollars.whole(-300), '−$300'],
  [dollars.short(60_000), '$60k'],
  [dollars.short(1_500_000), '$1.5M'],
  [moneyIn('en-PT', 'EUR').whole(12_500), '€12,500'],
  [moneyIn('de-DE', 'EUR').whole(12_500), '12.500\u00a0€'],
  [moneyIn('de-DE', 'EUR').short(1500), '1.500\u00a0€'],
  [moneyIn('ja-JP', 'JPY').whole(12_500), '￥12,500'],
  [inDollars({ once: { from: 450, to: 450 } }), '$450'],
  [inDollars({ once: { from: 1200, to: 2500, andUp: true } }), '$1,200-$2,500+'],
  [inDollars({ monthly: { from: 50, to: 200 } }), '$50-$200/month'],
  [inDollars({ monthly: { from: 199 }, perUser: true }), '$199 per user per month'],
  [
    inDollars({ once: { from: 500, to: 2000 }, setup: true, monthly: { from: 100 } }),
    '$500-$2,000 setup plus $100/month',
  ],
  [inDollars({}), 'Custom'],
  [priceFormat('en-PT', 'EUR')({ once: { from: 12_000, andUp: true } }), '€12,000+'],
  [spanText({ from: 2, to: 6, unit: 'week' }), '2-6 weeks'],
  [spanText({ from: 1, unit: 'week' }), '1 week'],
  [withinText({ from: 2, to: 6, unit: 'week' }), 'in 2-6 weeks'],
  [withinText({ from: 1, unit: 'month' }), 'in 1 month'],
  [spanOf({ from: 90, unit: 'day' }, 'support'), '90-day support'],
  [spanOf({ from: 6, unit: 'month' }, 'support'), '6-month support'],
  [rangeOf(10, 15), '10-15'],
  [rangeOf(10, 10), '10'],
  [bundleSizeText({ from: 2, to: 2 }), '2 services'],
  [bundleSizeText({ from: 3, to: 5 }), '3-5 services'],
  [bundleSizeText({ from: 6 }), '6 or more services'],
  [discountText({ from: 2, percent: 10 }), '10% off'],
  [discountText({ from: 2, percent: 7.5 }), '7.5% off'],
  [discountText({ from: 6 }), 'custom pricing'],
])('%s is written %s', (made, expected) => {
  expect(made).toBe(expected);
});
