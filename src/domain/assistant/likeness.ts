import type { Fact } from './fact.ts';
import { stopWords } from './words/common-words.ts';
import { wordsOf } from './words/normalise.ts';
import { DIMENSIONS, directionOf, hasDirection } from './words/vectors.ts';

/** Similarity in meaning of a text to each fact, up to 1; dissimilar facts are left out. */
export type Likeness = (words: readonly string[]) => ReadonlyMap<Fact, number>;

/** Topic words of a text. */
const WORDS = 60;

/** The texts of which one must be like a question for the fact to be. */
export function textsOf(fact: Fact): string[] {
  const said = fact.overview
    ? []
    : [
        `${fact.names[0]} ${fact.lead}`,
        ...(fact.passages ?? []).map(({ text, about = '' }) => `${text} ${about}`),
      ];
  return [
    ...fact.names,
    ...(fact.asks ?? []),
    ...(fact.tradeWords ? [fact.tradeWords] : []),
    ...said,
  ];
}

/** Those of a text's words by which it is compared. */
export function comparedWords(words: readonly string[]): readonly string[] {
  return words.slice(0, WORDS);
}

/** Below this, similarity is chance. */
export const CHANCE = 0.25;

/** Computes vectors of facts; takes some milliseconds for the whole site. */
export function likenessTo(
  facts: readonly Fact[],
  wordsIn: (text: string) => readonly string[] = wordsOf,
): Likeness {
  const texts = facts.flatMap((fact, owner) =>
    textsOf(fact).flatMap((text) => {
      const direction = directionOf(comparedWords(wordsIn(text)));
      return direction ? [{ owner, direction }] : [];
    }),
  );
  const owners = Int32Array.from(texts, ({ owner }) => owner);
  // Stored in one array, since every question is compared with all of them.
  const numbers = new Float32Array(texts.length * DIMENSIONS);
  for (const [place, { direction }] of texts.entries()) numbers.set(direction, place * DIMENSIONS);

  return (words) => {
    const asked = directionOf(comparedWords(words));
    if (!asked) return new Map();
    const most = mostAlike(asked, numbers, owners, facts.length);
    const known = shareKnown(words);
    return new Map(
      facts.flatMap((fact, owner): [Fact, number][] => {
        const cosine = most[owner] ?? 0;
        return cosine > CHANCE ? [[fact, known * cosine]] : [];
      }),
    );
  };
}

/** For each owner of texts the greatest cosine of a direction with one of them, if it is no chance. */
function mostAlike(
  asked: Float32Array,
  numbers: Float32Array,
  owners: Int32Array,
  count: number,
): Float32Array {
  const size = DIMENSIONS;
  const most = new Float32Array(count).fill(CHANCE);
  for (let text = 0; text < owners.length; text++) {
    const start = text * size;
    // Two alternating sums, since each step of one would wait for the step before it.
    let [even, odd] = [0, 0];
    for (let at = 0; at < size; at += 2) {
      even += (asked[at] as number) * (numbers[start + at] as number);
      odd += (asked[at + 1] as number) * (numbers[start + at + 1] as number);
    }
    const owner = owners[text] as number;
    most[owner] = Math.max(most[owner] as number, even + odd);
  }
  return most;
}

/** How many of the words that say something point anywhere, 0 to 1. */
function shareKnown(words: readonly string[]): number {
  const telling = words.filter((word) => !stopWords.has(word));
  return telling.length === 0 ? 1 : telling.filter(hasDirection).length / telling.length;
}
