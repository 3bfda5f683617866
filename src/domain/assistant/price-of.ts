import { offerings } from '#src/content/automations.ts';
import { packages } from '#src/content/packages.data.ts';
import { prices, type Price } from '#src/content/prices.ts';
import { complexityGuide } from '../services.ts';
import type { Fact } from './fact.ts';

/** What can be ordered with others at the bundle discount, beside the services. */
const builds = new Map<string, Price>([
  ...offerings.flatMap(({ id, complexity }): [string, Price][] =>
    complexity === 'custom' ? [] : [[`automation/${id}`, prices[complexity]]],
  ),
  ...complexityGuide.map(({ complexity }): [string, Price] => [`size/${complexity}`, prices[complexity]]),
]);

/** A package's price has the package's name; of one that has none, only its text is known. */
const byName: Readonly<Record<string, Price>> = prices;
const fixedScopes = new Map(
  packages.flatMap(({ id }): [string, Price][] => (byName[id] ? [[`package/${id}`, byName[id]]] : [])),
);

/** What a fact's subject costs; undefined for what has no price of its own. */
export function priceOfFact({ id, price }: Fact): Price | undefined {
  return price ?? builds.get(id) ?? fixedScopes.get(id);
}

/** Whether the bundle discount counts it: a package has a price of its own. */
export function isBundled(fact: Fact): boolean {
  return priceOfFact(fact) !== undefined && !fixedScopes.has(fact.id);
}
