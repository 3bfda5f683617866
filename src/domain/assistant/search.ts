import type { Entry } from './subject.ts';
import type { Weights } from './weights.ts';

/** How well an entry answers a question. */
export interface Weighing {
  /** Share of the question that it answers, 0 to 1. */
  confidence: number;
  /** Share of its best name that occurs in the question, 0 to 1. */
  named: number;
  /** Share of its own question that occurs in the question, 0 to 1. */
  asked: number;
  /** Share of the question that occurs in its name and its own question, 0 to 1. */
  known: number;
  /** Whether the question has an important word that the fact lacks. */
  open: boolean;
}

/** Weight of a matching term by where it occurs. */
const PLACES = { names: 1, lead: 0.72, trade: 0.55, elsewhere: 0.5 };

/** The share of a fact's question that counts even if the rest of it was not asked. */
const ASKED_AT_LEAST = 0.6;

const NAMED_AT_LEAST = 0.75;

/** Weighs an entry by how much of a question it covers. */
export function weigh(weights: Weights, entry: Entry, terms: readonly string[]): Weighing {
  const { names, nameTerms, ask } = entry;
  const named = Math.max(0, ...names.map((name) => shareIn(weights.of, name, terms)));
  const asked = shareIn(weights.of, ask, terms);
  const worth = terms.map(worthIn(entry, { named, asked }));

  const weight = weights.sum(terms);
  const covered = terms.reduce((sum, term, at) => sum + weights.of(term) * (worth[at] ?? 0), 0);

  const inHead = terms.filter((term) => nameTerms.has(term) || ask.has(term));
  return {
    confidence: weight === 0 ? 0 : Math.min(1, covered / weight),
    named,
    asked,
    known: weight === 0 ? 0 : weights.sum(inHead) / weight,
    open: terms.some((term, at) => worth[at] === 0 && !weights.saysLittle(term)),
  };
}

/** The weight of each term in an entry, by the best place where it occurs. */
function worthIn(
  { nameTerms, ask, trade, lead, more }: Entry,
  { named, asked }: Pick<Weighing, 'named' | 'asked'>,
): (term: string) => number {
  const inName = PLACES.names * (NAMED_AT_LEAST + (1 - NAMED_AT_LEAST) * named);
  const inAsk = ASKED_AT_LEAST + (1 - ASKED_AT_LEAST) * asked;
  return (term) =>
    Math.max(
      nameTerms.has(term) ? inName : 0,
      ask.has(term) ? inAsk : 0,
      trade.has(term) ? PLACES.trade : 0,
      lead.has(term) ? PLACES.lead : 0,
      more.has(term) ? PLACES.elsewhere : 0,
    );
}

/** How much of one text occurs in another, by the weight of its terms, 0 to 1. */
export function shareIn(weightOf: (term: string) => number, text: Iterable<string>, other: readonly string[]): number {
  let [met, all] = [0, 0];
  for (const term of text) {
    all += weightOf(term);
    if (other.includes(term)) met += weightOf(term);
  }
  return all === 0 ? 0 : met / all;
}

const WORTH = { name: 3, ask: 3, trade: 2, lead: 1, more: 0.5 };

const MOST = 40;

/** @returns the entries that share the most with a question, best first; an index, so that this is a few additions */
export function searchIn(entries: readonly Entry[], weights: Weights) {
  const postings = new Map<string, Map<number, number>>();
  for (const [at, { nameTerms, ask, trade, question, lead, more }] of entries.entries()) {
    const texts = { name: nameTerms, ask, trade: question ? [] : trade, lead, more };
    for (const [place, worth] of Object.entries(WORTH)) {
      const terms = [...texts[place as keyof typeof texts]];
      for (const term of terms) {
        const posting = postings.get(term) ?? new Map<number, number>();
        postings.set(term, posting);
        const length = place === 'ask' || place === 'name' ? Math.sqrt(terms.length) : 1;
        posting.set(at, (posting.get(at) ?? 0) + (worth * weights.of(term)) / length);
      }
    }
  }
  return (terms: readonly string[]): Entry[] => {
    const scores = new Map<number, { sum: number; met: number }>();
    for (const term of terms)
      postings.get(term)?.forEach((worth, at) => {
        const { sum, met } = scores.get(at) ?? { sum: 0, met: 0 };
        scores.set(at, { sum: sum + worth, met: met + 1 });
      });
    return [...scores]
      .toSorted(([, one], [, other]) => other.sum * other.met - one.sum * one.met)
      .slice(0, MOST)
      .flatMap(([at]) => entries[at] ?? []);
  };
}
