import type { Between } from '#src/contracts/industry-analysis.ts';
import type { Estimate } from '#src/domain/roi/estimate.ts';

/** The data of the chart. */
type Figures = Pick<Estimate, 'costUsd' | 'savingsPerYearUsd'>;

export type Payback = ReturnType<typeof paybackOf>;

/** The plot's area within the chart, in chart units. */
export const plot = { left: 56, right: 376, top: 12, bottom: 160 } as const;

/** The time ranges, in months: three years only if two do not show the payback. */
const HORIZONS = [24, 36] as const;

/** The last month that a chart or sentence of the calculator names. */
export const LAST_MONTH = 36;

function middle({ min, max }: Between): number {
  return (min + max) / 2;
}

/** Months until the savings cover the cost; Infinity if they never do. */
export function paybackOf({ costUsd: cost, savingsPerYearUsd: savingsPerYear }: Figures) {
  return {
    soonest: monthsUntil(cost.min, savingsPerYear.max),
    likely: monthsUntil(middle(cost), middle(savingsPerYear)),
    latest: monthsUntil(cost.max, savingsPerYear.min),
  };
}

function monthsUntil(cost: number, savingsPerYear: number): number {
  return savingsPerYear > 0 ? (cost / savingsPerYear) * 12 : Infinity;
}

/** The payback month, counted from 1; undefined if it is more than three years away. */
export function monthOf(months: number): number | undefined {
  const month = Math.max(1, Math.ceil(months));
  return month <= LAST_MONTH ? month : undefined;
}

/** The savings after a number of months. */
export function savedAfter(months: number, savingsPerYear: number): number {
  return (savingsPerYear * months) / 12;
}

/** Everything the chart shows, in chart units. */
export function chartOf(figures: Figures) {
  const { costUsd: cost, savingsPerYearUsd: savingsPerYear } = figures;
  const payback = paybackOf(figures);
  const months = HORIZONS.find((horizon) => payback.latest <= horizon) ?? LAST_MONTH;
  const highest = Math.max(savedAfter(months, savingsPerYear.max), cost.max, 1);
  const step = niceStep(highest / 4);
  const top = Math.ceil(highest / step) * step;

  const x = (month: number) => plot.left + (month / months) * (plot.right - plot.left);
  const y = (amount: number) => {
    const share = Math.min(1, Math.max(0, amount / top));
    return plot.bottom - share * (plot.bottom - plot.top);
  };
  const end = (savings: number) => ({ x: x(months), y: y(savedAfter(months, savings)) });
  return {
    months,
    payback,
    amounts: Array.from({ length: Math.round(top / step) + 1 }, (_, index) => ({
      amount: index * step,
      y: y(index * step),
    })),
    /** Half years over two years, years over three. */
    times: [0, 1, 2, 3, 4]
      .map((index) => (index * months) / (months === LAST_MONTH ? 3 : 4))
      .filter((month) => month <= months)
      .map((month) => ({ month, x: x(month) })),
    start: { x: x(0), y: y(0) },
    low: end(savingsPerYear.min),
    likely: end(middle(savingsPerYear)),
    high: end(savingsPerYear.max),
    cost: { top: y(cost.max), middle: y(middle(cost)), bottom: y(cost.min) },
    paidBack: payback.likely <= months ? { x: x(payback.likely), y: y(middle(cost)) } : undefined,
  };
}

/** The smallest of 1, 2, 2.5 and 5 times a power of ten that is not less than the value. */
function niceStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  const factor = [1, 2, 2.5, 5].find((candidate) => candidate * power >= least) ?? 10;
  return factor * power;
}
