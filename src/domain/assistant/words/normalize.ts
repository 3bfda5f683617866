import { stopWords as stopWordList } from '../../words/stop-words.data.ts';
import { weakWordList } from './weak-words.data.ts';
import { shorthand as shorthandList } from './shorthand.data.ts';
import { stem } from '../../words/stem.ts';
import { synonymGroups } from './synonyms.data.ts';

const listOf = (words: string) => words.trim().split(/\s+/);

/** Words that say nothing about the subject: 'IT', 'B&B' and 'e-commerce' are no trades here. */
const stopWords: ReadonlySet<string> = new Set([...listOf(stopWordList), 'it', 'b', 'e']);

/** Words that say little: a fact may lack them and still be the answer. */
export const weakWords: ReadonlySet<string> = new Set(listOf(weakWordList));

const shorthand: ReadonlyMap<string, string> = new Map(
  listOf(shorthandList).map((one) => one.replaceAll('_', ' ').split('=') as [string, string]),
);

/** Groups of words; each word is replaced by the first of its group. */
export const synonyms: readonly string[][] = synonymGroups.split(';').map(listOf);

const meanings = new Map(
  synonyms.flatMap((group) => group.map((word): [string, string] => [stem(word), stem(group[0] ?? '')])),
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

/** What is said around a question without a change of its meaning. */
const fillers = new Set(
  'actually and but exactly folks guys here just like now ok okay please really so then well'.split(' '),
);

export function coreOf(words: readonly string[]): string {
  return words.filter((word) => !fillers.has(word)).join(' ');
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

export function knownWords(): string[] {
  return [...stopWords, ...weakWords, ...shorthand.keys(), ...synonyms.flat()];
}
