import { stopWords, weakWords } from './common-words.ts';
import { phrases } from './phrases.ts';
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
  // In capitals it is a department.
  const plain = (/[a-z]/.test(text) ? text.replace(/\bIT\b/g, 'infotech') : text)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/@[\w.-]+/g, ' ')
    .replace(/%/g, ' percent ')
    .toLowerCase()
    .replace(/(\p{L})\1{2,}/gu, '$1')
    .replace(
      /\b(?!(?:what|wat|where|who|how|that|there|here|let|when|why|it)\b)(\p{L}+)['’]s\b/gu,
      '$1',
    )
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
 * What a text is about: its words, those that say nothing left out, turns of phrase and synonyms made
 * one word each, without endings.
 */
export function termsOf(words: readonly string[]): string[] {
  const terms: string[] = [];
  for (let at = 0; at < words.length;) {
    const phrase = phraseAt(words, at);
    if (phrase) {
      terms.push(...phrase.meaning.map(termOf));
      at += phrase.words.length;
      continue;
    }
    const word = words[at] ?? '';
    if (!stopWords.has(word)) terms.push(termOf(word));
    at += 1;
  }
  return terms;
}

function phraseAt(words: readonly string[], at: number) {
  return phrases
    .get(words[at] ?? '')
    ?.find((phrase) => phrase.words.every((word, place) => words[at + place] === word));
}

function termOf(word: string): string {
  const root = stem(word);
  return meanings.get(root) ?? root;
}

/** Every word that has a meaning here, for a spelling to be corrected to. */
export function knownWords(): string[] {
  return [
    ...stopWords,
    ...weakWords,
    ...shorthand.keys(),
    ...synonyms.flatMap((line) => line.split(' ')),
    ...[...phrases.values()].flat().flatMap((phrase) => phrase.words),
  ];
}
