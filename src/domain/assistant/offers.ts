import { phrases } from '#src/content/language.ts';
import { assistant } from '#src/content/messages.ts';
import type { Fact } from './fact.ts';
import { termsOf, wordsOf } from './words/normalize.ts';
import { offeredKinds } from './words/offers.data.ts';

/** Characters of a question that fits on a button. */
const LONGEST = 70;

const kinds = new Set(offeredKinds.split(' '));

/** What is asked of something that has a name, by the beginning of its id; others have questions of their own. */
const askedOfNamed: Readonly<Record<string, (name: string) => string>> = {
  service: assistant.whatDoesItCost,
  'add-on': assistant.whatDoesItCost,
  category: assistant.whatDoesItCost,
  automation: assistant.howDoesItWork,
  project: assistant.whatDoesItDo,
  calculator: assistant.whatDoesItShow,
};

const pointing = new RegExp(`\\b(?:${phrases.pointingWords.replaceAll(' ', '|')})\\b`, 'i');

/**
 * A question that a fact answers, as somebody would ask it who knows nothing of it yet; undefined if it is not offered.
 * @param terms what is spoken of: of its questions, the first with one of these terms is taken
 */
export function offerOf(fact: Fact, terms: readonly string[] = []): string | undefined {
  const {
    asks = [],
    manner,
    names: [name],
  } = fact;
  const kind = beginningOf(fact);
  if (manner || !kinds.has(kind)) return undefined;
  const asked = askedOfNamed[kind];
  if (name && asked) return asked(name);
  const fitting = asks.filter((ask) => ask.endsWith('?') && ask.length <= LONGEST && !pointing.test(ask));
  return fitting.find((ask) => termsOf(wordsOf(ask)).some((term) => terms.includes(term))) ?? fitting[0];
}

function beginningOf({ id }: Fact): string {
  return id.split('/', 1)[0] ?? '';
}
