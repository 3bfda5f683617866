import { capitalized } from '#src/lib/capitalized.ts';
import { numberWords, tens } from './number-words.data.ts';

/** A count in words up to ninety-nine, e.g. 'eight', 'forty-two'; digits above. */
export function inWords(count: number): string {
  if (count > 99) return String(count);
  const small = numberWords[count];
  if (small) return small;
  const ones = count % 10;
  return `${tens[Math.floor(count / 10) - 2]}${ones ? `-${numberWords[ones]}` : ''}`;
}

/** The same at the beginning of a sentence: 'Eight', 'Forty-two'. */
export function inWordsFirst(count: number): string {
  return capitalized(inWords(count));
}

/** A count with its noun: 'no projects', 'one project', 'eight projects'. */
export function countOf(count: number, noun: string, nouns: string): string {
  return `${count === 0 ? 'no' : inWords(count)} ${count === 1 ? noun : nouns}`;
}

/** The same at the beginning of a sentence: 'Eight projects'. */
export function countOfFirst(count: number, noun: string, nouns: string): string {
  return capitalized(countOf(count, noun, nouns));
}
