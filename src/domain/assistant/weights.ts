import { stem } from '#src/content/language.ts';
import { site } from '#src/content/site.ts';
import type { Subject } from './subject.ts';
import { stopWords, termOf, weakWords, wordsOf } from './words/normalize.ts';

export type Weights = ReturnType<typeof weightsOf>;

/** Every question is about the agency, so its name distinguishes nothing. */
const weakTerms = new Set([...weakWords, ...wordsOf(site.name)].map(stem));

const WEAK = 0.3;

const WORTH = { filler: 0.15, weak: 0.4, number: 0.6 };

const fillers = new Set([...stopWords].map(termOf));

const UNKNOWN = 0.9;

/** How much each term says about what somebody wants to know. */
export function weightsOf(subjects: readonly Subject[]) {
  const size = subjects.length;
  const frequencies = frequencyOf(subjects);
  const isWeak = (term: string) => weakTerms.has(term) || /^\d+$/.test(term);
  // Each is looked up about a hundred times per question.
  const weights = new Map<string, number>();
  for (const [term, frequency] of frequencies) {
    const rarity = Math.min(1, Math.log(1 + size / frequency) / Math.log(size));
    weights.set(term, isWeak(term) ? WEAK * rarity : rarity);
  }
  const of = (term: string) => weights.get(term) ?? (isWeak(term) ? WEAK : UNKNOWN);
  return {
    /** 0 to 1: rare terms more than common ones. */
    of,
    sum: (terms: readonly string[]) => terms.reduce((total, term) => total + of(term), 0),
    /** Whether a match of this term alone proves nothing: an everyday word, or a number. */
    saysLittle: isWeak,
    /** How much a term tells beside others, whatever its rarity. */
    worthAlone: (term: string) => {
      if (fillers.has(term)) return WORTH.filler;
      if (/^\d+$/.test(term)) return WORTH.number;
      return isWeak(term) ? WORTH.weak : 1;
    },
  };
}

function frequencyOf(subjects: readonly Subject[]): Map<string, number> {
  const frequency = new Map<string, number>();
  for (const { nameTerms, asks, trade, lead, more } of subjects) {
    for (const term of new Set([nameTerms, asks, trade, lead, more].flatMap((one) => [...one]))) {
      frequency.set(term, (frequency.get(term) ?? 0) + 1);
    }
  }
  return frequency;
}
