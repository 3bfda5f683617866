import { bundleDiscounts, type BundleDiscount, type Price, type Range } from '#src/content/prices.ts';

/** The price of services that are ordered together; amounts are US dollars. */
export interface Bundle {
  /** The discount step that applies; none below two services. */
  readonly step: BundleDiscount | undefined;
  /** The next discount step, if there is one. */
  readonly next: BundleDiscount | undefined;
  /** The one-time work at list price. */
  readonly list: Range | undefined;
  /** The one-time work after the discount; absent if the price is agreed case by case. */
  readonly once: Range | undefined;
  /** Monthly costs; they are never discounted. */
  readonly monthly: Range | undefined;
  /** Monthly costs per user. */
  readonly monthlyPerUser: Range | undefined;
}

/** Adds up services: every service counts toward the discount step; only the one-time work is discounted. */
export function bundleOf(services: readonly Price[]): Bundle {
  const count = services.length;
  const step = bundleDiscounts.find(({ from, to = Infinity }) => from <= count && count <= to);
  const next = bundleDiscounts.find(({ from }) => from > count);
  const list = sum(services.map(({ once }) => once));
  const custom = step !== undefined && step.percent === undefined;
  const once = list && !custom ? reduced(list, step?.percent ?? 0) : undefined;
  const monthly = sum(services.map(({ monthly, perUser }) => (perUser ? undefined : monthly)));
  const monthlyPerUser = sum(services.map(({ monthly, perUser }) => perUser && monthly));
  return { step, next, list, once, monthly, monthlyPerUser };
}

/** The sum of the prices that are given; open-ended if one of them is. */
function sum(ranges: readonly (Range | undefined)[]): Range | undefined {
  const given = ranges.filter((range) => range !== undefined);
  if (given.length === 0) return undefined;
  const from = given.reduce((total, range) => total + range.from, 0);
  const to = given.reduce((total, range) => total + (range.to ?? range.from), 0);
  const andUp = given.some((range) => range.andUp);
  return { from, ...(to > from && { to }), ...(andUp && { andUp }) };
}

/** The range minus a percentage, in whole dollars. */
function reduced(range: Range, percent: number): Range {
  const off = (amount: number) => Math.round((amount * (100 - percent)) / 100);
  return { ...range, from: off(range.from), ...(range.to !== undefined && { to: off(range.to) }) };
}
