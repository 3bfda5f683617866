import { addOns } from '#src/content/add-ons.data.ts';
import { counts, sums } from '#src/content/language.ts';
import { assistant, facts as words, prices as priceWords } from '#src/content/messages.ts';
import { packages } from '#src/content/packages.data.ts';
import { bundleSizeText, discountText, priceText, type Price, type Range } from '#src/content/prices.ts';
import { complexityGuide, popularServices } from '../services.ts';
import { bundleOf } from '../bundle.ts';
import { money } from '../format.ts';
import { type Fact, numbered } from './fact.ts';
import type { Knowledge } from './knowledge.ts';
import type { Said } from './say.ts';
import { readText } from './understand.ts';
import { weigh, type Weighing } from './search.ts';

const { countIn } = counts;
const {
  amount,
  beyondNames,
  budgetWords,
  jointWords,
  monthly: byMonth,
  months,
  units,
  userCount,
  yearly,
  years,
} = sums;

/** Share of its name, or of a question for it with a word of its name, that must occur for a service to count as named. */
const CALLED = 0.5;

/** A message with more parts is not a list of services. */
const PARTS = 12;

/** The priced services that a message names, each once. */
export function servicesIn(knowledge: Knowledge, message: string): Fact[] {
  const sentences = message.split(beyondNames);
  const parts = sentences.flatMap((sentence) => sentence.split(jointWords));
  if (parts.length < 2) return [];
  const called = parts.slice(0, PARTS).flatMap((part) => {
    const { terms } = readText(knowledge, part);
    const [best] = knowledge.priced
      .filter(({ nameTerms }) => terms.some((term) => nameTerms.has(term)))
      .map((entry) => ({
        fact: entry.fact,
        called: calledIn(weigh(knowledge.weights, entry, terms)),
      }))
      .sort((one, other) => other.called - one.called);
    return best && best.called >= CALLED ? best.fact : [];
  });
  return [...new Set(called)];
}

function calledIn({ named, asked }: Weighing): number {
  return Math.max(named, asked);
}

export function sayServices(services: readonly Fact[]): Said {
  const lines = services.map(({ names: [name], price = {} }) => `**${name}**: ${priceText(price)}`);
  return { text: numbered(lines), facts: services, link: services[0]?.link };
}

/** The total of several services ordered together; undefined without a discount. */
export function totalOf(facts: readonly Fact[]): string | undefined {
  return totalIn([...new Set(facts)].flatMap(({ price }): Price[] => (price ? [price] : [])));
}

/** The same of their prices. */
export function totalIn(prices: readonly Price[]): string | undefined {
  const { step, once, monthly, monthlyPerUser } = bundleOf(prices);
  if (!step) return undefined;
  const [size, discount] = [bundleSizeText(step), discountText(step)];
  if (step.percent === undefined) return assistant.bundleAgreed(size, discount);
  const together = [
    ...(once || monthly ? [priceText({ ...(once && { once }), ...(monthly && { monthly }) })] : []),
    ...(monthlyPerUser ? [priceText({ monthly: monthlyPerUser, perUser: true })] : []),
  ].join(` ${priceWords.plus} `);
  return (once ? assistant.bundleTotal : assistant.bundleMonthly)(size, discount, together);
}

const MONTHS_A_YEAR = 12;

/** What a visitor has told of what is to be paid for. */
export interface Spread {
  users?: number | undefined;
  months?: number | undefined;
}

/** What one monthly price comes to for the users and months that a message names: 'for 8 of us for a year'. */
export function sumOf(message: string, facts: readonly Fact[]): string | undefined {
  const [fact, ...others] = [...new Set(facts)].filter(({ price }) => price);
  if (!fact?.price || others.length > 0) return undefined;
  return sumOver([fact.price], {
    users: countIn(userCount.exec(message)?.[1]) || undefined,
    months: monthsIn(message),
  });
}

/** What prices come to for some users and months; undefined where that changes nothing, or a price is agreed. */
export function sumOver(prices: readonly Price[], { users: told, months: span }: Spread): string | undefined {
  const { step, once, monthly, monthlyPerUser } = bundleOf(prices);
  const heads = monthlyPerUser ? told : undefined;
  if ((!monthly && !monthlyPerUser) || (!span && !heads)) return undefined;
  if (step && step.percent === undefined) return undefined;
  const amounts = [monthly, monthlyPerUser && times(monthlyPerUser, heads ?? 1)];
  const amount = amounts.filter((one) => one !== undefined).reduce(added);
  const perUser = monthly ? assistant.withOneUser : assistant.perUser;
  const each = monthlyPerUser ? perUser : '';
  const who = heads ? assistant.forUsers(heads) : each;
  if (!span) return assistant.thatIs(priceText({ monthly: amount }), who);
  const text = priceText({ once: once ? added(once, times(amount, span)) : times(amount, span) });
  if (!once) return assistant.overMonths(span, text, who);
  return assistant.overMonthsWithBuilds(span, text, who, prices.length);
}

function monthsIn(text: string): number | undefined {
  const [, count] = months.exec(text) ?? [];
  if (count) return countIn(count);
  const match = years.exec(text);
  if (match) return MONTHS_A_YEAR * (match[1] ? countIn(match[1]) : 1);
  return yearly.test(text) ? MONTHS_A_YEAR : undefined;
}

function times({ from, to, ...open }: Range, count: number): Range {
  return { ...open, from: from * count, ...(to !== undefined && { to: to * count }) };
}

function added(one: Range, other: Range): Range {
  const to = (one.to ?? one.from) + (other.to ?? other.from);
  const from = one.from + other.from;
  return { ...one, ...other, from, ...(to > from && { to }) };
}

/** What monthly prices say after their amount. */
const A_MONTH = priceWords.perMonth('').join('');

/** Smaller sums are no budget, and more things are not named. */
const [LEAST, NAMED] = [20, 5];

const priced = [
  ...complexityGuide.map(({ title, price }) => ({ name: words.sizeNames(title)[0] ?? title, price })),
  ...packages.map(({ name, price }) => ({ name: words.packageNames(name)[0] ?? name, price })),
  ...popularServices.map(({ title, priceRange }) => ({ name: title, price: priceRange })),
  ...addOns.map(({ title, priceRange }) => ({ name: title, price: priceRange })),
].map((one) => ({ ...one, from: countIn(counts.figures.exec(one.price)?.[0]) }));

/** What there is for the money that somebody says to have; undefined if nobody does. */
export function sayBudget(message: string): Said | undefined {
  const sum = budgetWords.test(message) ? sumIn(message) : undefined;
  return sum ? sayWithin(sum, byMonth.test(message)) : undefined;
}

/** What there is for a sum of money, the dearest first; undefined if there is nothing. */
export function sayWithin(sum: number, isMonthly: boolean): Said | undefined {
  const within = priced
    .filter(({ from, price }) => from <= sum && price.includes(A_MONTH) === isMonthly)
    .toSorted((one, other) => other.from - one.from)
    .slice(0, NAMED);
  if (within.length === 0) return undefined;
  const lines = within.map(({ name, price }) => `**${name}**: ${price}`);
  const said = (isMonthly ? assistant.fromSumAMonthDown : assistant.fromSumDown)(money.whole(sum));
  const text = `${said}\n${numbered(lines)}`;
  return { text, facts: [], link: { label: assistant.servicesAndPrices, href: '/services' } };
}

/** The first sum of money in a text; smaller ones are no budget. */
function sumIn(message: string): number | undefined {
  return [...message.matchAll(amount)]
    .filter(([, sign, , unit, currency]) => sign ?? unit ?? currency)
    .map(([, , count, unit = '']) => countIn(count) * (units[unit.toLowerCase()] ?? 1))
    .find((sum) => sum >= LEAST);
}
