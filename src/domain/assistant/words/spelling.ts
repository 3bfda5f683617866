import { stem } from '#src/content/language.ts';
import { nearestIn } from '../../words/nearest-words.ts';

/** Letters up to which a word with another letter is usually another word, not a slip. */
const SHORT = 5;

/** @returns a function that corrects a typed word to the nearest of the known ones, if one is close enough */
export function spellingOf(known: Iterable<string>) {
  const words = new Set(known);
  const stems = new Set([...words].map(stem));
  const nearest = nearestIn(words);
  return (word: string): string => {
    if (stems.has(stem(word)) || /\d/.test(word)) return word;
    return nearest(word).find((near) => isLikely(word, near.word))?.word ?? word;
  };
}

function isLikely(typed: string, known: string): boolean {
  return typed.length !== known.length || typed.length > SHORT || lettersOf(typed) === lettersOf(known);
}

function lettersOf(word: string): string {
  return [...word].toSorted().join('');
}
