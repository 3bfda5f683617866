import type { Fact } from './fact.ts';
import type { Hit } from './find.ts';

/** Facts of a list that are offered together. */
const OFFERED = 3;

/** Minimum confidence, relative to the best fact, for another one to be offered with it. */
const CLOSE = 0.75;

/** From this share on, a fact counts as named. */
const CALLED = 0.7;

/** The best facts of a list if a question fits several and names none; otherwise none. */
export function offersOf(hits: readonly Hit[]): readonly Fact[] {
  const [best] = hits;
  if (!best?.fact.list || best.named >= CALLED) return [];
  const close = hits.filter(
    ({ fact, confidence }) => fact.list === best.fact.list && confidence >= CLOSE * best.confidence,
  );
  return close.length > 1 ? close.slice(0, OFFERED).map(({ fact }) => fact) : [];
}

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

/** 'the second one', 'option 2', 'the 3rd'. */
const ordinal = new RegExp(
  `\\b(?:(?<word>${ordinals.join('|')}|last)(?: one| option)?\\b|(?<place>[1-8])(?:st|nd|rd|th)\\b|(?:number|option|no\\.?|nr\\.?) ?(?<number>[1-8])\\b)`,
  'i',
);

/** Which of several listed items is meant, if its position is named ('the second one'), and the rest of the message. */
export function pointedAt(
  text: string,
  listed: readonly Fact[],
): { fact: Fact; rest: string } | undefined {
  const { word, place, number } = ordinal.exec(text)?.groups ?? {};
  // 'last' is not among the words, so its index is -1.
  const fact = word
    ? listed.at(ordinals.indexOf(word.toLowerCase()))
    : listed[Number(place ?? number) - 1];
  return fact && { fact, rest: text.replace(ordinal, ' ') };
}
