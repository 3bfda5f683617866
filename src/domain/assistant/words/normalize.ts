import {
  reading,
  shorthand as shorthandList,
  stem,
  stopWords as stopWordList,
  synonymGroups,
  weakWordList,
} from '#src/content/language.ts';

const listOf = (words: string) => words.trim().split(/\s+/);

/** Words that say nothing about the subject. */
export const stopWords: ReadonlySet<string> = new Set([...listOf(stopWordList), ...reading.noSubjects]);

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
  const folded = reading
    .withCapitalsRead(text)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/@[\w.-]+/g, ' ')
    .toLowerCase()
    .replace(/(\p{L})\1{2,}/gu, '$1')
    .replace(/['’‘`]/g, '');
  const typed = reading.inOneSpelling(folded).match(/[\p{L}\p{N}]+/gu) ?? [];
  return typed.flatMap((word) => shorthand.get(word)?.split(' ') ?? [word]);
}

/** What is said around a question without a change of its meaning. */
const fillers = new Set(reading.aroundQuestions.split(' '));

export function coreOf(words: readonly string[]): string {
  return words.filter((word) => !fillers.has(word)).join(' ');
}

/**
 * What a text is about: its words without endings and without filler words, with synonyms replaced by one word.
 */
export function termsOf(words: readonly string[]): string[] {
  return words
    .filter((word) => !stopWords.has(word))
    .flatMap(partsOf)
    .map(termOf);
}

/** A word that means another one is not taken apart. */
function partsOf(word: string): readonly string[] {
  return meanings.has(stem(word)) ? [word] : reading.partsOf(word);
}

/** A word without its ending, or the one that stands for it and its synonyms. */
export function termOf(word: string): string {
  const root = stem(word);
  return meanings.get(root) ?? root;
}

export function knownWords(): string[] {
  return [...stopWords, ...weakWords, ...shorthand.keys(), ...synonyms.flat()];
}
