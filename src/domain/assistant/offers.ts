import type { Fact } from './fact.ts';

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
