import MiniSearch from 'minisearch';
import { stem } from './stem.ts';

/** A shorter word has too many neighbors to guess from; a longer string is not a word. */
const SHORTEST = 5;
const LONGEST = 25;

/** Minimum length of a word in which two swapped letters are recognized. */
const SWAPPED = 4;

/** @returns a function that corrects a typed word to the nearest of the known ones, if one is close enough */
export function spellingOf(known: Iterable<string>) {
  const words = new Set(known);
  const stems = new Set([...words].map(stem));
  const nearby = new MiniSearch<{ id: string }>({ fields: ['id'], tokenize: (word) => [word] });
  nearby.addAll([...words].filter((word) => word.length >= SHORTEST).map((id) => ({ id })));

  return (word: string): string => {
    if (word.length < SWAPPED || word.length > LONGEST || stems.has(stem(word)) || /\d/.test(word)) return word;
    const swapped = swaps(word).find((candidate) => words.has(candidate));
    if (swapped || word.length < SHORTEST) return swapped ?? word;
    const distance = word.length < 9 ? 1 : 2;
    const [nearest] = nearby
      .search(word, { fuzzy: distance, prefix: false })
      .filter(({ id }) => isLikely(word, String(id)));
    return nearest ? String(nearest.id) : word;
  };
}

/** People get the first letter right, and a short word with another letter is usually another word, not a typo. */
function isLikely(typed: string, known: string): boolean {
  return typed[0] === known[0] && (typed.length !== known.length || typed.length > SHORTEST);
}

/** The word with each pair of neighboring letters swapped: the most common typo. */
function swaps(word: string): string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
  );
}
