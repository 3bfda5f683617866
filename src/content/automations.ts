import { bookkeeping } from './automations/bookkeeping.data.ts';
import { firstSix } from './automations/first-six.data.ts';
import { custom } from './automations/custom.data.ts';
import { people } from './automations/people.data.ts';
import { running } from './automations/running.data.ts';
import { selling } from './automations/selling.data.ts';
import { serving } from './automations/serving.data.ts';
import type { Automation } from './automations/automation.ts';
import { categories } from './categories.data.ts';

export type { Automation, Complexity, DocumentKind } from './automations/automation.ts';

/** The automations: the first six by hand, then adjacent ones of different categories, Custom last. */
export const offerings: readonly Automation[] = [
  ...firstSix,
  ...dealt([...bookkeeping, ...selling, ...running, ...serving, ...people]),
  custom,
];

/** Interleaves the categories: the first of each, then the second of each, and so on. */
function dealt(automations: readonly Automation[]): Automation[] {
  const hands = categories.map((name) => automations.filter(({ category }) => category === name));
  const rounds = Math.max(...hands.map((hand) => hand.length));
  return Array.from({ length: rounds }, (_, round) => hands.flatMap((hand) => hand.slice(round, round + 1))).flat();
}
