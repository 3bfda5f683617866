import { stemmer } from 'stemmer';

/** Shorter words are names and abbreviations. */
const SHORT = 4;

/** Words whose stem would be that of a word with another meaning. */
const kept = new Set('customer customs evening founder letter policy statement'.split(' '));

/** A word without its endings (Porter): 'invoices', 'invoiced' and 'invoicing' are one. The stem need not be a word. */
export function stem(word: string): string {
  return word.length < SHORT || kept.has(word) ? word : stemmer(word);
}
