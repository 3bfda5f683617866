/** Prices, durations and discounts, written in the words of the site's language. */
import { language, prices } from '#src/content/messages.ts';
import { moneyIn } from '#src/lib/money.ts';
import type { BundleDiscount, Duration, Price, Range } from '#src/lib/prices.ts';
import type { Parts, Wrap } from './parts.ts';

/** The one-time and the monthly line of prices in a locale and a currency; none for a price without amounts. */
export function priceLinesFormat(locale: string, currency: string) {
  const { whole: money } = moneyIn(locale, currency);
  const rangeText = ({ from, to, andUp }: Range) => {
    if (to === undefined || to === from) return andUp ? prices.andUp(money(from)) : money(from);
    return (andUp ? prices.rangeAndUp : prices.range)(money(from), money(to));
  };
  /** @param show how an amount or a range is shown among its words */
  return <T>({ once, setup, monthly, perUser }: Price, show: Wrap<T>): Parts<T>[] => {
    const lines: Parts<T>[] = [];
    if (once) {
      const amount = show(rangeText(once));
      lines.push(setup ? prices.setup(amount) : [amount]);
    }
    if (monthly) {
      const amount = show(rangeText(monthly));
      lines.push(perUser ? prices.perUserPerMonth(amount) : prices.perMonth(amount));
    }
    return lines;
  };
}

/** Writes prices in a locale and a currency, e.g. '$500-$2,000 setup plus $100-$300/month'; 'Custom' for one without amounts. */
export function priceFormat(locale: string, currency: string): (price: Price) => string {
  const linesOf = priceLinesFormat(locale, currency);
  return (price) =>
    linesOf(price, (amount) => amount)
      .map((line) => line.join(''))
      .join(` ${prices.plus} `) || prices.custom;
}

/** e.g. '2-6 weeks', '1 week'. */
export function spanText({ from, to = from, unit }: Duration): string {
  const span = rangeOf(from, to);
  if (unit === 'day') return prices.days(span, to);
  return unit === 'week' ? prices.weeks(span, to) : prices.months(span, to);
}

/** The time in which something is done, e.g. 'in 2-6 weeks'. */
export function withinText({ from, to = from, unit }: Duration): string {
  const span = rangeOf(from, to);
  if (unit === 'day') return prices.inDays(span, to);
  return unit === 'week' ? prices.inWeeks(span, to) : prices.inMonths(span, to);
}

/** Something that lasts so long, e.g. '30-day support'. */
export function spanOf({ from, unit }: Duration, noun: string): string {
  if (unit === 'day') return prices.ofDays(from, noun);
  return unit === 'week' ? prices.ofWeeks(from, noun) : prices.ofMonths(from, noun);
}

/** e.g. '3-5 services'. */
export function bundleSizeText({ from, to }: BundleDiscount): string {
  return to === undefined ? prices.servicesOrMore(from) : prices.servicesOf(rangeOf(from, to), to);
}

/** Numbers without a unit, e.g. '2-6'; one where both are the same. */
export function rangeOf(from: number, to: number): string {
  const [first, last] = [numberText(from), numberText(to)];
  return from === to ? first : prices.range(first, last);
}

/** e.g. '15% off'; 'custom pricing' where no percentage is fixed. */
export function discountText({ percent }: BundleDiscount): string {
  return percent === undefined ? prices.customPricing : prices.percentOff(numberText(percent));
}

/** With the decimal sign of the site's language: '7.5', '7,5'. */
function numberText(value: number): string {
  return value.toLocaleString(language);
}
