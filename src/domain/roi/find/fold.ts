import { reading } from '#src/content/language.ts';
import { COMPANY, equivalents, fillers } from './words.ts';

/** Words as they are compared: lower case, without accents, marks, and the l' and d' of Romance languages. */
export function fold(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ø/g, 'o')
    .replace(/[æœ]/g, (letter) => (letter === 'æ' ? 'ae' : 'oe'))
    .replace(reading.elided, ' ')
    .replace(/['’]/g, '')
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim()
    .split(' ')
    .filter(Boolean);
}

/** A folded word in the singular, replaced by the word that it is looked up by. */
export function lookupWord(word: string): string {
  const one = reading.singular(word);
  return equivalents.get(one) ?? one;
}

/** The words that say which trade it is, by the words they are looked up by. */
export function industryWords(folded: readonly string[]): string[] {
  return folded.filter((word) => !fillers.has(word) && !/^\d+$/.test(word)).map(lookupWord);
}

export function saysNothing(word: string): boolean {
  const [content] = industryWords([word]);
  return content === undefined || content === COMPANY;
}
