import { site } from '#src/content/site.ts';
import type { Fact } from './fact.ts';
import type { Entry } from './entry.ts';
import { weakWords } from './words/common-words.ts';
import { wordsOf } from './words/normalise.ts';
import { stem } from './words/stem.ts';

/** How much the terms say of what somebody wants to know. */
export interface Weights {
  /** 0 to 1: rare terms more than common ones. */
  of(term: string): number;
  /** Of several, together. */
  sum(terms: readonly string[]): number;
  /** How much a term tells one name from others, above 0. */
  inNames(term: string): number;
  /** Whether any fact has the term. */
  knows(term: string): boolean;
  /** Whether a term, met alone, proves nothing: a word of every day, or a number. */
  saysLittle(term: string): boolean;
}

/** Every question is about the house: its name tells nothing apart. */
const weakTerms = new Set([...weakWords, ...wordsOf(site.name)].map(stem));

/** What a weak word counts of what it would. */
const WEAK = 0.3;

/** A word that stands in texts, and never in a name or a question: nobody asks by it. */
const INCIDENTAL = 0.6;

/** A word that stands nowhere. */
const UNKNOWN = 0.9;

/** What any other counts at least: a price is asked of many things, and asked for all the same. */
const LEAST = 0.2;

export function weightsOf(entries: readonly Entry[]): Weights {
  const facts = new Set(entries.map(({ fact }) => fact)).size;
  const everywhere = frequencyOf(entries, ({ names, ask, trade, lead, more }) => [
    ...names.flat(),
    ...ask,
    ...trade,
    ...lead,
    ...more,
  ]);
  const named = frequencyOf(entries, ({ names }) => names.flat());
  const keywords = frequencyOf(entries, ({ names, ask, trade }) => [
    ...names.flat(),
    ...ask,
    ...trade,
  ]);
  const isWeak = (term: string) => weakTerms.has(term) || /^\d+$/.test(term);

  const weigh = ([term, frequency]: [string, number]): number => {
    const rarity = Math.min(1, Math.log(1 + facts / frequency) / Math.log(facts));
    if (isWeak(term)) return WEAK * rarity;
    return Math.max(LEAST, keywords.has(term) ? rarity : INCIDENTAL * rarity);
  };
  // Each is asked for some hundred times a question.
  const weights = new Map([...everywhere].map((one) => [one[0], weigh(one)]));
  const of = (term: string): number => weights.get(term) ?? (isWeak(term) ? WEAK : UNKNOWN);
  return {
    of,
    sum: (terms) => terms.reduce((total, term) => total + of(term), 0),
    inNames: (term) =>
      Math.log(1 + facts / (named.get(term) ?? 1)) ** 2 * (isWeak(term) ? WEAK : 1),
    knows: (term) => everywhere.has(term),
    saysLittle: isWeak,
  };
}

/** In how many facts each term stands. */
function frequencyOf(
  entries: readonly Entry[],
  termsOf: (entry: Entry) => readonly string[],
): Map<string, number> {
  const standsIn = new Map<string, Set<Fact>>();
  for (const entry of entries) {
    for (const term of termsOf(entry)) {
      let facts = standsIn.get(term);
      if (!facts) standsIn.set(term, (facts = new Set()));
      facts.add(entry.fact);
    }
  }
  return new Map([...standsIn].map(([term, facts]) => [term, facts.size]));
}

/** What a word counts that somebody says of who they are. */
const ASIDE = 0.4;

/** The weights, where some terms are said aside. */
export function dimmed(weights: Weights, aside: ReadonlySet<string>): Weights {
  const of = (term: string) => weights.of(term) * (aside.has(term) ? ASIDE : 1);
  return { ...weights, of, sum: (terms) => terms.reduce((total, term) => total + of(term), 0) };
}
