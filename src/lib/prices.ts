/** Prices and durations as numbers, and how they are written. */
import { moneyIn } from './money.ts';

/** An amount or a range; `andUp` prints a plus sign: more is possible. */
export interface Range {
  readonly from: number;
  readonly to?: number;
  readonly andUp?: true;
}

/** What something costs: one-time, monthly, or both. Neither: agreed case by case. */
export interface Price {
  readonly once?: Range;
  /** Prints 'setup' after the one-time amount. */
  readonly setup?: true;
  readonly monthly?: Range;
  /** The monthly amount is per user. */
  readonly perUser?: true;
}

/** How long something takes or lasts. */
export interface Duration {
  readonly from: number;
  readonly to?: number;
  readonly unit: 'day' | 'week' | 'month';
}

/** A step of the bundle discount: from `from` to `to` services, `percent` off, or a fixed price. */
export interface BundleDiscount {
  readonly from: number;
  readonly to?: number;
  readonly percent?: number;
}

/** Between the parts of a price. */
export const PLUS = 'plus';

/** An amount or range and what stands after it, e.g. '$500-$2,000' and ' setup'. */
export interface PricePart {
  readonly amount: string;
  readonly unit: string;
}

/** The one-time and the monthly part of prices in a locale and a currency; none for a price without amounts. */
export function pricePartsFormat(locale: string, currency: string): (price: Price) => PricePart[] {
  const { whole: money } = moneyIn(locale, currency);
  const rangeText = ({ from, to, andUp }: Range) => {
    const range = to === undefined || to === from ? money(from) : `${money(from)}-${money(to)}`;
    return andUp ? `${range}+` : range;
  };
  return ({ once, setup, monthly, perUser }) => [
    ...(once ? [{ amount: rangeText(once), unit: setup ? ' setup' : '' }] : []),
    ...(monthly ? [{ amount: rangeText(monthly), unit: perUser ? ' per user per month' : '/month' }] : []),
  ];
}

/** Writes prices in a locale and a currency, e.g. '$500-$2,000 setup plus $100-$300/month'; 'Custom' for one without amounts. */
export function priceFormat(locale: string, currency: string): (price: Price) => string {
  const partsOf = pricePartsFormat(locale, currency);
  return (price) =>
    partsOf(price)
      .map(({ amount, unit }) => amount + unit)
      .join(` ${PLUS} `) || 'Custom';
}

/** e.g. '2-6 weeks', '1 week'. */
export function spanText({ from, to, unit }: Duration): string {
  const last = to ?? from;
  return `${last === from ? from : `${from}-${last}`} ${unit}${last === 1 ? '' : 's'}`;
}

/** The duration as an adjective before a noun, e.g. '30-day' (support). */
export function spanAdjective({ from, unit }: Duration): string {
  return `${from}-${unit}`;
}

/** e.g. '3-5 services'. */
export function bundleSizeText({ from, to }: BundleDiscount): string {
  if (to === undefined) return `${from} or more services`;
  return `${from === to ? from : `${from}-${to}`} services`;
}

/** e.g. '15% off'; 'custom pricing' where no percentage is fixed. */
export function discountText({ percent }: BundleDiscount): string {
  return percent === undefined ? 'custom pricing' : `${percent}% off`;
}
