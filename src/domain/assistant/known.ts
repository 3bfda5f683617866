import { tellingWords } from '#src/content/language.ts';
import type { Fact } from './fact.ts';
import type { Knowledge } from './knowledge.ts';
import { isKnown } from './facts/known.ts';
import { shareIn } from './search.ts';
import type { Entry } from './subject.ts';

/** Share of the terms of each of two questions that the other has, from which they are nearly the same. */
const NEARLY = 0.85;

/** One term is too little to tell that: 'price' is asked of everything. */
const FEWEST = 2;

const telling = new Set(tellingWords.split(' '));

/** The agency's own answer to a question that is asked word for word or nearly so; it is said before anything else. */
export function knownTo(
  knowledge: Knowledge,
  { words, terms }: { words: readonly string[]; terms: readonly string[] },
): Fact | undefined {
  const [verbatim] = knowledge.entriesAsking(words).filter(({ fact }) => isKnown(fact));
  if (verbatim) return verbatim.fact;
  if (terms.length < FEWEST) return undefined;
  const said = tellingIn(words);
  const nearest = knowledge.known
    .filter(({ question = '' }) => tellingIn(question.split(' ')) === said)
    .map((entry) => ({ entry, share: shareOfBoth(knowledge, entry, terms) }))
    .sort((one, other) => other.share - one.share)[0];
  return nearest && nearest.share >= NEARLY ? nearest.entry.fact : undefined;
}

/** The lesser of the shares that each of the two questions has of the other. */
function shareOfBoth({ weights }: Knowledge, { ask }: Entry, terms: readonly string[]): number {
  return Math.min(shareIn(weights.of, ask, terms), shareIn(weights.of, terms, [...ask]));
}

/** The words and numbers that have to be the same in both. */
function tellingIn(words: readonly string[]): string {
  return words.filter((word) => telling.has(word) || /\d/.test(word)).join(' ');
}
