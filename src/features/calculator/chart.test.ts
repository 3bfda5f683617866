import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chartOf, monthOf, paybackOf, plot, savedAfter } from './chart.ts';
import { figures } from './testing/answer.data.ts';

test('payback is where the savings reach the cost: best, middle and worst case', () => {
  const { soonest, likely, latest } = paybackOf(figures);
  expect(savedAfter(soonest, 162_000)).toBeCloseTo(18_000);
  expect(savedAfter(likely, 108_000)).toBeCloseTo(30_000);
  expect(savedAfter(latest, 54_000)).toBeCloseTo(42_000);
});

test('months are counted from 1, and not beyond three years', () => {
  expect([0, 0.2, 3, 3.1, 36, 36.1, Infinity].map(monthOf)).toEqual([1, 1, 3, 4, 36, undefined, undefined]);
});

test('the chart shows two years, or three if two do not show the payback', () => {
  expect(chartOf(figures).months).toBe(24);
  expect(chartOf({ ...figures, savingsPerYearUsd: { min: 15_000, max: 20_000 } }).months).toBe(36);
  expect(chartOf({ ...figures, savingsPerYearUsd: { min: -500, max: 20_000 } }).months).toBe(36);
});

test('the payback point is where the savings line crosses the cost line', () => {
  const { start, likely, paidBack, cost } = chartOf(figures);
  if (!paidBack) throw new Error('not marked');
  const share = (paidBack.x - start.x) / (likely.x - start.x);
  expect(start.y + share * (likely.y - start.y)).toBeCloseTo(paidBack.y);
  expect(paidBack.y).toBeCloseTo(cost.middle);
});

const range = (least: number) =>
  fc
    .tuple(fc.integer({ min: least, max: 50_000_000 }), fc.integer({ min: 0, max: 50_000_000 }))
    .map(([min, more]) => ({ min, max: min + more }));

test('for any figures, everything is within the plot and in order', () => {
  fc.assert(
    fc.property(range(0), range(-1_000_000), (costUsd, savingsPerYearUsd) => {
      const { amounts, start, low, likely, high, times, paidBack, ...chart } = chartOf({
        costUsd,
        savingsPerYearUsd,
      });
      const marks = [start, low, likely, high, ...(paidBack ? [paidBack] : [])];
      for (const { x, y } of marks) {
        expect(x).toBeGreaterThanOrEqual(plot.left);
        expect(x).toBeLessThanOrEqual(plot.right + 1e-6);
        expect(y).toBeGreaterThanOrEqual(plot.top - 1e-6);
        expect(y).toBeLessThanOrEqual(plot.bottom);
      }
      expect(high.y).toBeLessThanOrEqual(likely.y);
      expect(likely.y).toBeLessThanOrEqual(low.y);
      expect(chart.cost.top).toBeLessThanOrEqual(chart.cost.bottom);
      expect(amounts.length).toBeGreaterThanOrEqual(3);
      expect(amounts.length).toBeLessThanOrEqual(6);
      expect(times.at(-1)?.month).toBe(chart.months);
    }),
  );
});
