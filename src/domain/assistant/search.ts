import type { Entry } from './subject.ts';
import type { Weights } from './weights.ts';

/** The entries that share the most with a question, best first. */
export type Search = (terms: readonly string[]) => Entry[];

interface Field {
  boost: number;
  textOf(entry: Entry): ReadonlySet<string> | undefined;
}

const fields: readonly Field[] = [
  { boost: 3, textOf: ({ nameTerms }) => nameTerms },
  { boost: 3, textOf: ({ ask }) => ask },
  { boost: 2, textOf: ({ trade, question }) => (question ? undefined : trade) },
  { boost: 1, textOf: ({ lead }) => lead },
  { boost: 0.5, textOf: ({ more }) => more },
];

/** Parameters of BM25+, as is usual. */
const [SATURATION, LENGTH, LEAST] = [1.2, 0.7, 0.5];

/** Maximum number of results. */
const MOST = 40;

/** BM25+ over the fields of the entries. Term weights are computed once, so that a question costs a few additions. */
export function searchIn(entries: readonly Entry[], weights: Weights): Search {
  const postings = new Map<string, Map<number, number>>();
  for (const { boost, textOf } of fields) {
    const texts = entries.map((entry) => [...(textOf(entry) ?? [])]);
    const mean = texts.flat().length / texts.length;
    const places = Map.groupBy(
      texts.flatMap((text, at) => text.map((term) => ({ term, at, size: text.length }))),
      ({ term }) => term,
    );
    for (const [term, those] of places) {
      const rarity = Math.log(1 + (texts.length - those.length + 0.5) / (those.length + 0.5));
      const worth = boost * rarity * weights.of(term);
      const posting = postings.get(term) ?? new Map<number, number>();
      postings.set(term, posting);
      for (const { at, size } of those) {
        const length = 1 - LENGTH + (LENGTH * size) / mean;
        const fit = LEAST + (SATURATION + 1) / (1 + SATURATION * length);
        posting.set(at, (posting.get(at) ?? 0) + worth * fit);
      }
    }
  }

  return (terms) => {
    const scores = new Map<number, { sum: number; terms: number }>();
    for (const [at, worth] of terms.flatMap((term) => [...(postings.get(term) ?? [])])) {
      const score = scores.get(at) ?? { sum: 0, terms: 0 };
      scores.set(at, { sum: score.sum + worth, terms: score.terms + 1 });
    }
    return [...scores]
      .map(([at, { sum, terms: met }]) => ({ at, score: sum * met }))
      .sort((one, other) => other.score - one.score)
      .slice(0, MOST)
      .flatMap(({ at }) => entries[at] ?? []);
  };
}
