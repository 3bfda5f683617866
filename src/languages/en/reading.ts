/** How a text is read, before its words are compared. */

/** A text as it was typed, with what its capital letters tell: 'IT' in capitals is a department. */
export function withCapitalsRead(text: string): string {
  return /[a-z]/.test(text) ? text.replace(/\bIT\b/g, 'infotech') : text;
}

/** A text in lower case without accents and apostrophes, with one spelling of what has several. */
export function inOneSpelling(text: string): string {
  return text
    .replace(/%/g, ' percent ')
    .replace(/\bin case\b/g, 'if')
    .replace(/\b(?:can not|cant|couldnt|could not)\b/g, 'cannot')
    .replace(/\be-(?=mail)/g, 'e')
    .replace(/(\d)[,.](?=\d{3}\b)/g, '$1')
    .replace(/\b\d{1,2}(?::\d\d)? ?(?:am|pm|o ?clock)\b/g, 'clocktime');
}

/** Beside the stop words: 'IT', 'B&B' and 'e-commerce' are no trades to the assistant. */
export const noSubjects = ['it', 'b', 'e'];

/** What is said around a question without a change of its meaning. */
export const aroundQuestions: string =
  'actually and but exactly folks guys here just like now ok okay please really so then well';

/** Words of what can be asked of anything: price, duration, scope. */
export const aspectWords: string = 'price duration include recurring week month day long soon time';

/** A word's parts: words of English are written apart. */
export function partsOf(word: string): string[] {
  return [word];
}

/** A new sentence: after its end, where the next one begins. */
export const betweenSentences = /(?<=[.?!])\s+(?=[A-Z“])/;

/** The same where what follows may be bold. */
export const betweenBoldSentences = /(?<=[.?!]) (?=[A-Z“*])|\n/;

/** How answers admit that the site does not state something. */
export const admission = /\b(?:(?:not|isn’t) on this site|(?:site|it) doesn’t (?:say|name|mention))\b/;

/** The words of a folded text without the l' and d' that go before them. */
export const elided = /\b[ld]['’]/g;

/** A word in the singular. */
export function singular(word: string): string {
  if (word.length < 4) return word;
  if (/(?:ss|us|is)$/.test(word)) return word;
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2);
  return word.replace(/s$/, '');
}
