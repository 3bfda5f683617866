import { stemmer } from '@orama/stemmers/german';

/** Shorter words are names and abbreviations. */
const SHORT = 4;

/** 'Geschäftsführerin' and 'Geschäftsführer' are one. */
const FEMALE = /(?<=chef|er|or|ist|ent|ant|at|log)in(?:nen)?$/;

/**
 * A word without its endings (Snowball): 'Rechnungen' and 'Rechnung' are one. Once more, since 'Automatisierung' and
 * 'automatisieren' lose one ending each. The stem need not be a word.
 */
export function stem(word: string): string {
  return word.length < SHORT ? word : stemmer(stemmer(word.replace(FEMALE, '')));
}
