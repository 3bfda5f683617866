import { addOns } from '#src/content/add-ons.data.ts';
import { packages } from '#src/content/packages.data.ts';
import { complexityGuide, popularServices } from '#src/content/services.ts';
import { COUNT, countOf } from '#src/lib/counts.ts';
import { numbered } from './fact.ts';
import type { Said } from './say.ts';

/** Smaller sums are no budget, and more things are not named. */
const [LEAST, NAMED] = [20, 5];

const units: Record<string, number> = { hundred: 100, k: 1000, grand: 1000, thousand: 1000 };

const amount = new RegExp(
  String.raw`(\$ ?)?\b${COUNT} ?(hundred|k|grand|thousand)?\b ?(\$|dollars?|bucks|usd|(?:a|per) month)?`,
  'gi',
);

/** How people say what they can spend. */
const meant =
  /\b(?:budget|limit|spend|afford|set aside|tops|max(?:imum)?|up to|under|below|less than|within|enough|to play with|(?:have|got)(?: only| just| about)?(?= *\$?\d)|only have|for (?:about|around|only))\b/i;

const priced = [
  ...complexityGuide.map(({ title, price }) => ({ name: `${title} automation`, price })),
  ...packages.map(({ name, price }) => ({ name: `${name} package`, price })),
  ...popularServices.map(({ title, priceRange }) => ({ name: title, price: priceRange })),
  ...addOns.map(({ title, priceRange }) => ({ name: title, price: priceRange })),
].map((one) => ({ ...one, from: countOf(/[\d,]+/.exec(one.price)?.[0]) }));

/** What there is for the money that somebody says to have; undefined if nobody does. */
export function sayBudget(message: string): Said | undefined {
  const sum = meant.test(message) ? sumIn(message) : undefined;
  if (!sum) return undefined;
  const isMonthly = /\bmonth/i.test(message);
  const within = priced
    .filter(({ from, price }) => from <= sum && price.includes('/month') === isMonthly)
    .toSorted((one, other) => other.from - one.from)
    .slice(0, NAMED);
  if (within.length === 0) return undefined;
  const lines = within.map(({ name, price }) => `**${name}**: ${price}`);
  const text = `What this site has from $${sum.toLocaleString('en-US')} down${isMonthly ? ' a month' : ''}:\n${numbered(lines)}`;
  return { text, facts: [], link: { label: 'Services and prices', href: '/services' } };
}

/** The first sum of money in a text; smaller ones are no budget. */
function sumIn(message: string): number | undefined {
  return [...message.matchAll(amount)]
    .filter(([, sign, , unit, currency]) => sign ?? unit ?? currency)
    .map(([, , count, unit = '']) => countOf(count) * (units[unit.toLowerCase()] ?? 1))
    .find((sum) => sum >= LEAST);
}
