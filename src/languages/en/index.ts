/**
 * What understands English: words, endings, phrases, numbers and dates of those who ask the assistant, the calculator and the price
 * slip. Another language has the same (docs/guides/add-a-language.md); what they answer is in src/messages.
 */
export * as calendar from './calendar.ts';
export * as counts from './counts.ts';
export * as jobs from './job-words.data.ts';
export { kinds } from './kinds.data.ts';
export * as others from './other-languages.data.ts';
export * as phrases from './phrasing.ts';
export * as quotes from './quotes.ts';
export * as reading from './reading.ts';
export { shorthand } from './shorthand.data.ts';
export * as sizes from './size-patterns.ts';
export * as staff from './staff-patterns.ts';
export { stem } from './stem.ts';
export { stopWords } from './stop-words.data.ts';
export * as sums from './sums.data.ts';
export { synonymGroups } from './synonyms.data.ts';
export { tellingWords } from './telling.data.ts';
export * as tradePhrases from './trade-phrases.ts';
export * as tradeWords from './trade-words.data.ts';
export { plainWords } from './plain-words.data.ts';
export * as troubles from './trouble-patterns.ts';
export { weakWordList } from './weak-words.data.ts';
