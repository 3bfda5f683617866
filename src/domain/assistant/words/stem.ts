import { stemmer } from 'stemmer';

/** Shorter words are names and abbreviations. */
const SHORT = 4;

/** Words that would fall together with others that mean something else. */
const kept: ReadonlySet<string> = new Set([
  'customer',
  'customs',
  'evening',
  'founder',
  'letter',
  'policy',
  'statement',
]);

/**
 * A word without its endings (Porter), so that 'invoices', 'invoiced' and 'invoicing' are one. It need not be a
 * word any more; it must only be the same for what belongs together.
 */
export function stem(word: string): string {
  return word.length < SHORT || kept.has(word) ? word : stemmer(word);
}
