import { bundleSizeText, discountText, priceText, type Price } from '#src/content/prices.ts';
import { bundleOf } from '../bundle.ts';
import { type Fact, numbered } from './fact.ts';
import type { Knowledge } from './knowledge.ts';
import type { Said } from './say.ts';
import { joint } from './split.ts';
import { read } from './understand.ts';
import { weigh, type Weighing } from './weigh.ts';

/** Share of its name, or of a question for it with a word of its name, that must occur for a service to count as named. */
const CALLED = 0.5;

/** A message with more parts is not a list of services. */
const PARTS = 12;

/** The priced services that a message names, each once. */
export function servicesIn(knowledge: Knowledge, message: string): Fact[] {
  const parts = message.split(/[?!.;\n]+/).flatMap((sentence) => sentence.split(joint));
  if (parts.length < 2) return [];
  const called = parts.slice(0, PARTS).flatMap((part) => {
    const { terms } = read(knowledge, part);
    const [best] = knowledge.priced
      .filter(({ nameTerms }) => terms.some((term) => nameTerms.has(term)))
      .map((entry) => ({ fact: entry.fact, called: calledIn(weigh(knowledge, entry, terms)) }))
      .sort((one, other) => other.called - one.called);
    return best && best.called >= CALLED ? best.fact : [];
  });
  return [...new Set(called)];
}

function calledIn({ named, asked }: Weighing): number {
  return Math.max(named, asked);
}

/** Several services in a list, each with its price. */
export function sayServices(services: readonly Fact[]): Said {
  const lines = services.map(({ names: [name], price = {} }) => `**${name}**: ${priceText(price)}`);
  return { text: numbered(lines), facts: services, link: services[0]?.link };
}

/** The total of several services ordered together; undefined without a discount. */
export function totalOf(facts: readonly Fact[]): string | undefined {
  const prices = [...new Set(facts)].flatMap(({ price }): Price[] => (price ? [price] : []));
  const { step, once, monthly, monthlyPerUser } = bundleOf(prices);
  if (!step) return undefined;
  const bundle = `Ordered together, they are a bundle of ${bundleSizeText(step)}`;
  if (step.percent === undefined) return `${bundle}, with **${discountText(step)}**.`;
  const together = [
    ...(once || monthly ? [priceText({ ...(once && { once }), ...(monthly && { monthly }) })] : []),
    ...(monthlyPerUser ? [priceText({ monthly: monthlyPerUser, perUser: true })] : []),
  ].join(' plus ');
  const builds = `${bundle}, ${discountText(step)} the builds`;
  return once
    ? `${builds}: **${together}**.`
    : `${builds}. All of these are monthly, and monthly prices are not discounted: **${together}**.`;
}
