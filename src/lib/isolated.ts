/** Letters and marks that run from right to left (Bidi_Class R and AL of DerivedBidiClass.txt), and marks that turn a text. */
const FROM_RIGHT =
  /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}\u200F\u202B\u202E\u2067]/u;

const FIRST_STRONG_ISOLATE = '\u2068';
const POP_DIRECTIONAL_ISOLATE = '\u2069';

/**
 * A name or other words of a person, to be put into a sentence of ours: as `<bdi>` does in markup, keeps words from right
 * to left from pulling what follows them, such as a date, to their other side (Unicode Standard Annex #9, section 2.4.2).
 * Other words stay as they are, without characters that nobody sees.
 */
export function isolated(words: string): string {
  return FROM_RIGHT.test(words) ? FIRST_STRONG_ISOLATE + words + POP_DIRECTIONAL_ISOLATE : words;
}
