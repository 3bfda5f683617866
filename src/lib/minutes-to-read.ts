/** Words per minute of silent reading in English (Brysbaert 2019, a review of 190 studies). */
const WORDS_A_MINUTE = 238;

const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/** The visible words of a source: without tags, URLs and Markdown syntax. */
export function wordsIn(source: string): number {
  const read = source
    .replace(/<!--[\s\S]*?-->/g, ' ')
    .replace(/<\/?[a-z][^>]*>/gi, ' ')
    .replace(/\]\([^)\s]*/g, '] ')
    .replace(/&[a-z\d#]+;/gi, ' ');
  let words = 0;
  for (const { isWordLike } of segmenter.segment(read)) if (isWordLike) words++;
  return words;
}

/** The time to read so many words, in whole minutes, at least one. */
export function minutesToRead(words: number): number {
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}
