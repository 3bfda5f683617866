import { inWords } from '#src/content/messages.ts';

/** 'three' and more: below that a number says little. Longer ones first. Part of the lists' scripts, so it is short. */
const counts = Array.from({ length: 97 }, (_, index) => inWords(99 - index));
const inLetters = new RegExp(`(?<![\\p{L}-])(${counts.join('|')})(?![\\p{L}-])( hundred)?`, 'u');
/** An amount, a percentage or a count; not a part of a time, a date or a name. */
const inDigits = /(?<![\p{L}\d/:.,-])(?:[$€£]\d[\d,]*|\d[\d,]*%?)(?![\p{L}\d/:%-]|[.,]\d)/u;
/** Too small to say much, a year, or too long for a cover. */
const unfit = /^(?:[0-2]|(?:19|20)\d\d|.{7,})$/;

/**
 * The figure on a post's cover, as it is drawn: the first number of its title, in digits or in English words, else the first
 * one in digits of its summary; null if they have none.
 */
export function coverFigure(title: string, summary: string): string | null {
  return digitsIn(title) ?? spelledIn(title) ?? digitsIn(summary) ?? null;
}

function digitsIn(text: string): string | undefined {
  const found = inDigits.exec(text)?.[0];
  return found && !unfit.test(found) ? found : undefined;
}

function spelledIn(text: string): string | undefined {
  const [, word = '', hundred = ''] = inLetters.exec(text.toLowerCase()) ?? [];
  return (word && `${99 - counts.indexOf(word)}${hundred && '00'}`) || undefined;
}
