/** Sums with what visitors tell of their own: hours, wages, and what somebody else asks for. */
import { assistant } from '#src/content/messages.ts';
import type { Price, Range } from '#src/content/prices.ts';
import { bundleOf } from '../bundle.ts';
import { formatNumber, money } from '../format.ts';

const WEEKS_A_YEAR = 52;

/** Hours a week of some work, and what an hour of it costs them. */
export interface Work {
  hours?: number | undefined;
  wage?: number | undefined;
}

/** What some work takes and costs a year, and in how many weeks it costs as much as the builds do. */
export function sayWork({ hours, wage }: Work, prices: readonly Price[]): string | undefined {
  if (!hours) return undefined;
  const [aWeek, aYear] = [formatNumber(hours), formatNumber(hours * WEEKS_A_YEAR)];
  if (!wage) return assistant.hoursAYear(aWeek, aYear);
  const worth = money.whole(hours * wage * WEEKS_A_YEAR);
  const cost = assistant.hoursAYearCost(aWeek, aYear, money.whole(wage), worth);
  const { once } = bundleOf(prices);
  if (!once) return cost;
  const weeks = (amount: number) => formatNumber(Math.ceil(amount / (hours * wage)));
  const [first, last] = [weeks(once.from), weeks(once.to ?? once.from)];
  return `${cost} ${assistant.asMuchAsTheBuild(first === last ? first : assistant.weeksBetween(first, last))}`;
}

/** How another offer compares with our price for the builds; undefined where ours is agreed or monthly alone. */
export function sayOffer(offer: number, prices: readonly Price[]): string | undefined {
  const { once } = bundleOf(prices);
  return once && sayPlace(once, offer);
}

function sayPlace({ from, to = from, andUp }: Range, offer: number): string {
  const theirs = money.whole(offer);
  if (offer < from) return assistant.offerBelow(theirs, money.whole(from - offer));
  if (offer <= to) return assistant.offerWithin(theirs);
  return (andUp ? assistant.offerAboveOpen : assistant.offerAbove)(theirs, money.whole(offer - to));
}
