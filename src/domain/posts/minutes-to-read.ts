import { language, wordsAMinute } from '#src/content/messages.ts';

/** Missing in older browsers. */
const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter(language, { granularity: 'word' }) : undefined;

/** A word where there is no segmenter, as most languages of Europe write it. */
const WORD = /[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu;

/** The visible words of a source: without tags, URLs and Markdown syntax. */
export function wordsIn(source: string): number {
  const read = source
    .replace(/<!--[\s\S]*?-->/g, ' ')
    .replace(/<\/?[a-z][^>]*>/gi, ' ')
    .replace(/\]\([^)\s]*/g, '] ')
    .replace(/&[a-z\d#]+;/gi, ' ');
  return (segmenter ? segmentsIn(read, segmenter) : read.match(WORD)?.length) ?? 0;
}

function segmentsIn(text: string, segmenter: Intl.Segmenter): number {
  let words = 0;
  for (const { isWordLike } of segmenter.segment(text)) if (isWordLike) words++;
  return words;
}

/** The time to read so many words, in whole minutes, at least one. */
export function minutesToRead(words: number): number {
  return Math.max(1, Math.round(words / wordsAMinute));
}
