import { inWords } from '#src/lib/in-words.ts';

/** Below this a number says little: 'one question', 'the second quote'. */
const LEAST = 3;
/** Longer figures would not fit a cover. */
const LONGEST = 6;

/** 'three' to 'ninety-nine' to their numbers. */
const counts = new Map(Array.from({ length: 97 }, (_, index) => [inWords(index + LEAST), index + LEAST]));
const words = [...counts.keys()].toReversed().join('|');
const inLetters = new RegExp(`(?<![\\p{L}-])(${words})(?![\\p{L}-])( hundred| thousand)?`, 'u');
/** An amount, a percentage or a count; not a year, a time, or a part of a date or a name. */
const inDigits =
  /(?<![\p{L}\d/:.,-])(?:[$€£]\d[\d,]*(?:\.\d{2})?[kM]?|\d{1,3}(?:\.\d+)?\s?%|(?!(?:19|20)\d\d(?!\d))(?:\d{1,3}(?:,\d{3})*|\d{4}))(?![\p{L}\d/:-]|[.,]\d)/u;
const factors = { ' hundred': 100, ' thousand': 1000 };

/**
 * The figure on a post's cover, as it is drawn: the first number of its title, in digits or in English words, else the first
 * amount, percentage or count in digits of its summary; null if they have none.
 */
export function coverFigure(title: string, summary: string): string | null {
  const figure = digitsIn(title) ?? spelledIn(title) ?? digitsIn(summary);
  return figure && figure.length <= LONGEST ? figure : null;
}

function digitsIn(text: string): string | undefined {
  const found = inDigits.exec(text)?.[0].replace(/\s/, '');
  return found && /^\d+$/.test(found) && Number(found) < LEAST ? undefined : found;
}

function spelledIn(text: string): string | undefined {
  const [, word = '', factor] = inLetters.exec(text.toLowerCase()) ?? [];
  const count = counts.get(word);
  return count === undefined ? undefined : String(count * (factor ? factors[factor as keyof typeof factors] : 1));
}
