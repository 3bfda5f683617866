import type { Fact } from './fact.ts';
import { comparedWords, type Reader } from './reader.ts';
import { wordsOf } from './words/normalize.ts';
import { DIMENSIONS, directionOf } from './words/vectors.ts';

/** A fact is as similar to a question as the most similar of these texts. */
export function textsOf({ names, asks = [], tradeWords, lead, overview, passages = [] }: Fact) {
  const said = passages.map(({ text, about = '' }) => `${text} ${about}`);
  return [
    ...names,
    ...asks,
    ...(tradeWords ? [tradeWords] : []),
    ...(overview ? [] : [`${names[0]} ${lead}`, ...said]),
  ];
}

/** Below this, similarity is chance. */
export const CHANCE = 0.25;

/** @returns the similarity in meaning of a text to each fact, up to 1; dissimilar facts are left out */
export function likenessTo(
  facts: readonly Fact[],
  directionIn: Reader['directionIn'],
): (words: readonly string[]) => ReadonlyMap<Fact, number> {
  const texts = facts.flatMap((fact, owner) =>
    textsOf(fact).flatMap((text) => {
      const direction = directionIn(text);
      return direction ? [{ owner, direction }] : [];
    }),
  );
  // Stored in one array, since every question is compared with all of them.
  const owners = Int32Array.from(texts, ({ owner }) => owner);
  const numbers = new Float32Array(texts.length * DIMENSIONS);
  for (const [place, { direction }] of texts.entries()) numbers.set(direction, place * DIMENSIONS);

  return (words) => {
    const asked = directionOf(comparedWords(words));
    if (!asked) return new Map();
    const most = new Float32Array(facts.length);
    for (let text = 0; text < owners.length; text++) {
      const owner = owners[text] as number;
      most[owner] = Math.max(most[owner] as number, cosineOf(asked, numbers, text * DIMENSIONS));
    }
    const alike = facts.map((fact, owner): [Fact, number] => [fact, most[owner] as number]);
    return new Map(alike.filter(([, cosine]) => cosine > CHANCE));
  };
}

/** Similarity in meaning of two texts, up to 1. */
export function similarityOf(words: readonly string[], text: string): number {
  const [asked, said] = [words, wordsOf(text)].map((some) => directionOf(comparedWords(some)));
  return asked && said ? cosineOf(asked, said, 0) : 0;
}

function cosineOf(asked: Float32Array, numbers: Float32Array, start: number): number {
  let sum = 0;
  for (let at = 0; at < DIMENSIONS; at++) sum += (asked[at] as number) * (numbers[start + at] as number);
  return sum;
}
