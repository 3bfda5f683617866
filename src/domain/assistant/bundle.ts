import { bundleSizeText, discountText, priceText, type Price } from '#src/content/prices.ts';
import { bundleOf } from '../bundle.ts';
import type { Fact } from './fact.ts';
import type { Hit } from './find.ts';
import type { Knowledge } from './knowledge.ts';
import type { Said } from './say.ts';
import { joint } from './split.ts';
import { understand } from './understand.ts';

/** Share of its name, or of a question for it, that must occur for a service to count as named. */
const CALLED = 0.5;

/** A message with more parts is not a list of services. */
const PARTS = 12;

/** The priced services that a message names, each once. */
export function servicesIn(knowledge: Knowledge, message: string): Fact[] {
  const parts = message.split(/[?!.;\n]+/).flatMap((sentence) => sentence.split(joint));
  const called = parts.slice(0, PARTS).flatMap((part) => {
    const hits = understand(knowledge, part).hits;
    const priced = hits.filter(({ fact, named }, place) => fact.price && (named || place === 0));
    const [best] = priced.sort((one, other) => calledIn(other) - calledIn(one));
    return best && calledIn(best) >= CALLED ? best.fact : [];
  });
  return [...new Set(called)];
}

function calledIn({ named, asked }: Hit): number {
  return Math.max(named, asked);
}

/** Several services in a list, each with its price. */
export function sayServices(services: readonly Fact[]): Said {
  const lines = services.map(
    ({ names: [name], price = {} }, place) => `${place + 1}. **${name}**: ${priceText(price)}`,
  );
  return { text: lines.join('\n'), facts: services, link: services[0]?.link };
}

/** The total of several services ordered together; undefined without a discount. */
export function totalOf(facts: readonly Fact[]): string | undefined {
  const prices = [...new Set(facts)].flatMap(({ price }): Price[] => (price ? [price] : []));
  const { step, once, monthly, monthlyPerUser } = bundleOf(prices);
  if (!step) return undefined;
  const bundle = `Ordered together they are a bundle of ${bundleSizeText(step)}`;
  if (step.percent === undefined) return `${bundle}, with **${discountText(step)}**.`;
  const together = [
    ...(once || monthly ? [priceText({ ...(once && { once }), ...(monthly && { monthly }) })] : []),
    ...(monthlyPerUser ? [priceText({ monthly: monthlyPerUser, perUser: true })] : []),
  ].join(' plus ');
  const builds = `${bundle}, ${discountText(step)} the builds`;
  return once
    ? `${builds}: **${together}**.`
    : `${builds}. All of these are monthly, which is not discounted: **${together}**.`;
}
