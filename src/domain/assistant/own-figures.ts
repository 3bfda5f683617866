/** Sums with what visitors tell of their own: hours, wages, and what somebody else asks for. */
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
  const aYear = `${formatNumber(hours)} hours a week are ${formatNumber(hours * WEEKS_A_YEAR)} hours a year`;
  if (!wage) return `${aYear}.`;
  const cost = `${aYear}: at ${money.whole(wage)} an hour, **${money.whole(hours * wage * WEEKS_A_YEAR)}**.`;
  const { once } = bundleOf(prices);
  if (!once) return cost;
  const weeks = (amount: number) => formatNumber(Math.ceil(amount / (hours * wage)));
  const [first, last] = [weeks(once.from), weeks(once.to ?? once.from)];
  return `${cost} That work costs as much as the build in ${first === last ? first : `${first} to ${last}`} weeks.`;
}

/** How another offer compares with our price for the builds; undefined where ours is agreed or monthly alone. */
export function sayOffer(offer: number, prices: readonly Price[]): string | undefined {
  const { once } = bundleOf(prices);
  return once && `${money.whole(offer)} is ${placeIn(once, offer)}.`;
}

function placeIn({ from, to = from, andUp }: Range, offer: number): string {
  if (offer < from) return `${money.whole(from - offer)} below our lowest price for this`;
  if (offer <= to) return 'within our prices for this';
  const above = `${money.whole(offer - to)} above the highest price that we state for this`;
  return andUp ? `${above}, which can be more` : above;
}
