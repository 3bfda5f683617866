import { site } from '#src/content/site.ts';
import type { Subject } from './subject.ts';
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

/** A word that stands nowhere. */
const UNKNOWN = 0.9;

export function weightsOf(subjects: readonly Subject[]): Weights {
  const size = subjects.length;
  const named = frequencyOf(subjects, ({ nameTerms }) => [nameTerms]);
  const everywhere = frequencyOf(subjects, ({ nameTerms, asks, trade, lead, more }) => [
    ...[nameTerms, asks, trade, lead, more],
  ]);
  const isWeak = (term: string) => weakTerms.has(term) || /^\d+$/.test(term);
  // Each is asked for some hundred times a question.
  const weights = new Map<string, number>();
  const inNames = new Map<string, number>();
  for (const [term, frequency] of everywhere) {
    const rarity = Math.min(1, Math.log(1 + size / frequency) / Math.log(size));
    weights.set(term, isWeak(term) ? WEAK * rarity : rarity);
    const telling = Math.log(1 + size / (named.get(term) ?? 1)) ** 2;
    inNames.set(term, telling * (isWeak(term) ? WEAK : 1));
  }
  const of = (term: string) => weights.get(term) ?? (isWeak(term) ? WEAK : UNKNOWN);
  return {
    of,
    sum: (terms) => terms.reduce((total, term) => total + of(term), 0),
    inNames: (term) => inNames.get(term) ?? 1,
    knows: (term) => everywhere.has(term),
    saysLittle: isWeak,
  };
}

/** In how many facts each term stands. */
function frequencyOf(
  subjects: readonly Subject[],
  termsOf: (subject: Subject) => readonly ReadonlySet<string>[],
): Map<string, number> {
  const frequency = new Map<string, number>();
  for (const subject of subjects) {
    for (const term of new Set(termsOf(subject).flatMap((terms) => [...terms]))) {
      frequency.set(term, (frequency.get(term) ?? 0) + 1);
    }
  }
  return frequency;
}
