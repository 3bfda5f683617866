import { capitalized } from '#src/lib/capitalized.ts';

/** Each at its own place: zero to twelve. */
const words: readonly string[] = [
  'null',
  'ein',
  'zwei',
  'drei',
  'vier',
  'fünf',
  'sechs',
  'sieben',
  'acht',
  'neun',
  'zehn',
  'elf',
  'zwölf',
];

/** A count in words up to twelve, as German prints it, before a noun or another count: 'acht', 'ein (bis acht)'; digits above. */
export function inWords(count: number): string {
  return words[count] ?? String(count);
}

/** The same at the beginning of a sentence: 'Acht'. */
export function inWordsFirst(count: number): string {
  return capitalized(inWords(count));
}

/** A count with its noun: 'keine Projekte', '1 Projekt' (its word would depend on the noun's gender), 'acht Projekte'. */
export function countOf(count: number, noun: string, nouns: string): string {
  if (count === 0) return `keine ${nouns}`;
  return count === 1 ? `1\u00a0${noun}` : `${inWords(count)} ${nouns}`;
}

/** The same at the beginning of a sentence: 'Acht Projekte'. */
export function countOfFirst(count: number, noun: string, nouns: string): string {
  return capitalized(countOf(count, noun, nouns));
}
