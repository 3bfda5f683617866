import type { Entry } from './subject.ts';
import type { Weights } from './weights.ts';

/** The entries that share the most with a question, best first. */
export type Search = (terms: readonly string[]) => Entry[];

/** How much a term counts by where it occurs. */
const PLACES = { name: 3, ask: 3, trade: 2, lead: 1, more: 0.5 };

/** Maximum number of results. */
const MOST = 40;

/** Indexes where each term occurs, so that a question costs a few additions. */
export function searchIn(entries: readonly Entry[], weights: Weights): Search {
  const postings = new Map<string, Map<number, number>>();
  for (const [at, { nameTerms, ask, trade, question, lead, more }] of entries.entries()) {
    const texts = { name: nameTerms, ask, trade: question ? [] : trade, lead, more };
    for (const [place, worth] of Object.entries(PLACES)) {
      const terms = [...texts[place as keyof typeof texts]];
      for (const term of terms) {
        const posting = postings.get(term) ?? new Map<number, number>();
        postings.set(term, posting);
        const length = place === 'ask' || place === 'name' ? Math.sqrt(terms.length) : 1;
        posting.set(at, (posting.get(at) ?? 0) + (worth * weights.of(term)) / length);
      }
    }
  }
  return (terms) => {
    const scores = new Map<number, { sum: number; met: number }>();
    for (const [at, worth] of terms.flatMap((term) => [...(postings.get(term) ?? [])])) {
      const { sum, met } = scores.get(at) ?? { sum: 0, met: 0 };
      scores.set(at, { sum: sum + worth, met: met + 1 });
    }
    return [...scores]
      .toSorted(([, one], [, other]) => other.sum * other.met - one.sum * one.met)
      .slice(0, MOST)
      .flatMap(([at]) => entries[at] ?? []);
  };
}
