import type { Entry } from './entry.ts';
import type { Fact } from './fact.ts';
import type { Knowledge } from './knowledge.ts';

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
const PLACES = { names: 1, lead: 0.72, passage: 0.65, otherAsk: 0.5 };

/** Where the rare term says more than the common one: what it counts at least, and if it were in one fact alone. */
const TRADE = { least: 0.4, rare: 0.2 };
const ELSEWHERE = { least: 0.25, rare: 0.35 };

/** Rarity from which a trade term points to a fact. */
const TELLING = 0.35;

/** Of a question that a fact answers, what counts even if the rest of it was not asked. */
const ASKED_AT_LEAST = 0.6;

/** Of a name, likewise. */
const NAMED_AT_LEAST = 0.75;

/** Weight of a match in common words only. */
const CHANCE = 0.65;

/** Of a message of more terms than a few it is enough that a fact answers as much as this weighs. */
const FEW = 3;
const ENOUGH = 1.6;

/** What is called by all words of a name of several was meant, at least this surely. */
const NAMED = 0.75;

/** So was a thing that is called by most of its name. */
const CALLED = 0.62;

/** Share of a question that a name must cover: one word among many names nothing. */
const CALLED_AT_LEAST = 0.25;

/** Share of a name that names a thing. */
const NAME = 0.8;

/**
 * Weighs an entry by how much of a question it covers.
 *
 * @param terms of the question
 * @param matched those that the search found there
 */
export function weigh(
  knowledge: Knowledge,
  entry: Entry,
  terms: readonly string[],
  matched: readonly string[],
): Weighing {
  const { fact, names, nameTerms, ask } = entry;
  const { weights } = knowledge;
  const typed = terms.filter((term) => matched.includes(term));
  const named = Math.max(0, ...names.map((name) => shareIn(weights.inNames, name, typed)));
  const asked = shareIn(weights.of, ask, typed);
  const worth = terms.map(worthIn(knowledge, entry, typed, { named, asked }));

  const weight = weights.sum(terms);
  const covered = terms.reduce((sum, term, at) => sum + weights.of(term) * (worth[at] ?? 0), 0);
  const byChance = typed.every(weights.saysLittle) ? CHANCE : 1;
  const enough = terms.length > FEW ? Math.min(weight, ENOUGH) : weight;
  const share = weight === 0 ? 0 : (byChance * covered) / enough;

  const hasName = names.some(
    (name) => name.length > 1 && name.every((term) => typed.includes(term)),
  );
  const called =
    hasName && (fact.named || fact.overview) ? NAMED : fact.named && named >= NAME ? CALLED : 0;
  const inHead = terms.filter((term) => nameTerms.has(term) || ask.includes(term));
  return {
    confidence: Math.min(1, Math.max(share, share >= CALLED_AT_LEAST ? called : 0)),
    named,
    asked,
    known: weight === 0 ? 0 : weights.sum(inHead) / weight,
    open: terms.some((term, at) => worth[at] === 0 && !weights.saysLittle(term)),
  };
}

/** What each term counts in an entry, by the best place where it stands. */
function worthIn(
  knowledge: Knowledge,
  { fact, nameTerms, ask, lead, more }: Entry,
  typed: readonly string[],
  { named, asked }: Pick<Weighing, 'named' | 'asked'>,
): (term: string) => number {
  const inName = PLACES.names * (NAMED_AT_LEAST + (1 - NAMED_AT_LEAST) * named);
  const inAsk = ASKED_AT_LEAST + (1 - ASKED_AT_LEAST) * asked;
  // Words that meet by chance all over a long text do not make it the answer; those of a sentence do.
  const passage = more.length > 0 ? bestPassage(knowledge, fact, typed) : [];
  const { asks, trade } = knowledge.termsOf(fact);
  return (term) => {
    const weight = knowledge.weights.of(term);
    return Math.max(
      nameTerms.has(term) ? inName : 0,
      ask.includes(term) ? inAsk : 0,
      trade.has(term) && weight >= TELLING ? TRADE.least + TRADE.rare * weight : 0,
      asks.has(term) ? PLACES.otherAsk : 0,
      lead.includes(term) ? PLACES.lead : 0,
      passage.includes(term) ? PLACES.passage : 0,
      more.includes(term) ? ELSEWHERE.least + ELSEWHERE.rare * weight : 0,
    );
  };
}

function bestPassage(
  knowledge: Knowledge,
  fact: Fact,
  typed: readonly string[],
): readonly string[] {
  let best: readonly string[] = [];
  let most = 0;
  for (const { terms } of knowledge.termsOf(fact).passages) {
    const weight = knowledge.weights.sum(typed.filter((term) => terms.includes(term)));
    if (weight > most) [best, most] = [terms, weight];
  }
  return best;
}

/** How much of one text stands in another, by the weight of its terms, 0 to 1. */
function shareIn(
  weightOf: (term: string) => number,
  text: readonly string[],
  other: readonly string[],
): number {
  const sum = (terms: readonly string[]) =>
    terms.reduce((total, term) => total + weightOf(term), 0);
  return text.length === 0 ? 0 : sum(text.filter((term) => other.includes(term))) / sum(text);
}
