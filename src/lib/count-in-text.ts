import { numberWords } from './number-words.data.ts';

/** A whole number in a text, in figures or as a word, as the source of a regular expression with one group. */
export const COUNT = String.raw`(\d{1,3}(?:,\d{3})+|\d{1,6}|${numberWords.slice(1).join('|')})`;

/** The number that `COUNT` has found; NaN for anything else. */
export function countIn(text = ''): number {
  const word = numberWords.indexOf(text.toLowerCase());
  return word < 0 ? Number(text.replaceAll(',', '') || NaN) : word;
}
