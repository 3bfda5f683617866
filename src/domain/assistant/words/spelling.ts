import MiniSearch from 'minisearch';
import { stem } from './stem.ts';

/** A shorter word has too many neighbors to guess from; a longer one is none. */
const SHORTEST = 5;
const LONGEST = 25;

/** Two letters that are exchanged are told in a word of this many. */
const SWAPPED = 4;

/** Corrects words to the nearest one that is known here. */
export interface Spelling {
  correct(word: string): string;
}

/** @param known words as they are typed; the rest is corrected to one of these, where one is near */
export function spellingOf(known: Iterable<string>): Spelling {
  const words = new Set(known);
  const stems = new Set([...words].map(stem));
  const nearby = new MiniSearch<{ id: string }>({ fields: ['id'], tokenize: (word) => [word] });
  nearby.addAll([...words].filter((word) => word.length >= SHORTEST).map((id) => ({ id })));

  const correct = (word: string): string => {
    if (word.length < SWAPPED || word.length > LONGEST || stems.has(stem(word)) || /\d/.test(word))
      return word;
    const swapped = swaps(word).find((candidate) => words.has(candidate));
    if (swapped || word.length < SHORTEST) return swapped ?? word;
    const distance = word.length < 9 ? 1 : 2;
    const [nearest] = nearby
      .search(word, { fuzzy: distance, prefix: false })
      .filter(({ id }) => isLikely(word, String(id)));
    return nearest ? String(nearest.id) : word;
  };
  return { correct };
}

/** People get the beginning right, and in a short word another letter is more often another word than a slip. */
function isLikely(typed: string, known: string): boolean {
  return typed[0] === known[0] && (typed.length !== known.length || typed.length > SHORTEST);
}

/** The word with two neighbors exchanged, for each pair: the commonest slip of the fingers. */
function swaps(word: string): string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
  );
}
