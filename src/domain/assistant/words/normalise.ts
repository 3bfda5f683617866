import { stopWords, weakWords } from './common-words.ts';
import { shorthand } from './shorthand.ts';
import { stem } from './stem.ts';
import { synonyms } from './synonyms.ts';

const meanings = new Map(
  synonyms.flatMap((line) => {
    const [meaning = '', ...others] = line.split(' ');
    return [meaning, ...others].map((word): [string, string] => [stem(word), stem(meaning)]);
  }),
);

/** The words of a text in lower case, without accents, signs, apostrophes and mail hosts. */
export function wordsOf(text: string): string[] {
  // 'IT' in capitals is a department.
  const plain = (/[a-z]/.test(text) ? text.replace(/\bIT\b/g, 'infotech') : text)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/@[\w.-]+/g, ' ')
    .replace(/%/g, ' percent ')
    .toLowerCase()
    .replace(/(\p{L})\1{2,}/gu, '$1')
    .replace(/['’‘`]/g, '')
    .replace(/\bin case\b/g, 'if')
    .replace(/\b(?:can not|cant|couldnt|could not)\b/g, 'cannot')
    .replace(/\be-(?=mail)/g, 'e')
    .replace(/(\d)[,.](?=\d{3}\b)/g, '$1')
    .replace(/\b\d{1,2}(?::\d\d)? ?(?:am|pm|o ?clock)\b/g, 'clocktime');
  const typed = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  return typed.flatMap((word) => shorthand.get(word)?.split(' ') ?? [word]);
}

/**
 * What a text is about: its words without endings and without filler words, with synonyms replaced by one word.
 */
export function termsOf(words: readonly string[]): string[] {
  return words.filter((word) => !stopWords.has(word)).map(termOf);
}

function termOf(word: string): string {
  const root = stem(word);
  return meanings.get(root) ?? root;
}

/** Every known word, as targets of the spelling correction. */
export function knownWords(): string[] {
  return [
    ...stopWords,
    ...weakWords,
    ...shorthand.keys(),
    ...synonyms.flatMap((line) => line.split(' ')),
  ];
}
