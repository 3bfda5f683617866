import { type Example, naiveBayes } from '#src/lib/naive-bayes.ts';
import type { Fact } from './fact.ts';
import { comparedWords, textsOf } from './likeness.ts';
import { termsOf, wordsOf } from './words/normalise.ts';

/** How likely each fact is what a question means, by its words: from 0 to 1, all facts together 1. */
export type Likelihood = (words: readonly string[]) => ReadonlyMap<Fact, number>;

/** How much a text that is no question counts beside one. */
const SAID = 0.5;

/** Learns which words are typical of which fact, from all texts and wordings of each. */
export function likelihoodOf(
  facts: readonly Fact[],
  wordsIn: (text: string) => readonly string[] = wordsOf,
): Likelihood {
  const likelihoods = naiveBayes(facts.map((fact) => examplesOf(fact, wordsIn)));
  return (words) => {
    const likely = likelihoods(featuresOf(words));
    return new Map(facts.map((fact, at) => [fact, likely[at] ?? 0]));
  };
}

export function examplesOf(fact: Fact, wordsIn: (text: string) => readonly string[]): Example[] {
  const { asks = [], wordings = '' } = fact;
  const asked = new Set([...asks, ...(wordings ? wordings.split(' / ') : [])]);
  return [...new Set([...asked, ...textsOf(fact)])].map((text) => ({
    features: featuresOf(wordsIn(text)),
    counts: asked.has(text) ? 1 : SAID,
  }));
}

/** Words, terms and pairs of neighboring words; the beginning and the end of a text count as neighbors. */
export function featuresOf(typed: readonly string[]): string[] {
  const words = comparedWords(typed);
  const pairs = ['', ...words].map((word, at) => `${word} ${words[at] ?? ''}`);
  return [...new Set([...words, ...termsOf(words).map((term) => `${term}.`), ...pairs])];
}
