import type { Fact } from './fact.ts';
import type { Entry } from './entry.ts';
import type { Knowledge } from './knowledge.ts';

/** What is looked for. */
export interface Query {
  /** Of the question, each once. */
  terms: readonly string[];
  /** Its words, to be told from a question that is known to the letter. */
  words: string;
  /** What was talked of before, where the question leans on it. */
  topic: Fact | undefined;
}

/** A fact that was found. */
export interface Hit {
  fact: Fact;
  /** How much of the question it answers, 0 to 1. */
  confidence: number;
  /** How much of its best name stands in the question, 0 to 1. */
  named: number;
  /** How much of a question that it answers stands in the question, 0 to 1. */
  asked: number;
  /** What the order goes by: the confidence, and what speaks for the fact besides. */
  rank: number;
}

/** What a matching term counts, by where it stands in an entry. */
const PLACES = { names: 1, lead: 0.72, passage: 0.65, otherAsk: 0.5, elsewhere: 0.25 };

/** Of a question that a fact answers, what counts even if the rest of it was not asked. */
const ASKED_AT_LEAST = 0.6;

/** Of a name, likewise. */
const NAMED_AT_LEAST = 0.75;

/** What it counts that a question is known to the letter, as all are that are suggested. */
const EXACT = 0.2;

/** What it counts, beside the question itself, that a fact was talked of before. */
const TOPIC = 0.55;

/** What the search's own ranking counts: it decides between equals. */
const RANKING = 0.15;

/** What a match in nothing but words that say little counts. */
const CHANCE = 0.65;

/** Of a long message it is enough that a fact answers as much as this weighs. */
const ENOUGH = 2.2;

/** What is called by all words of a name of several was meant, at least this surely. */
const NAMED = 0.75;

/** So was a thing that is called by most of its name. */
const CALLED = 0.62;

/** Of a question, what a name must cover: one word in a heap of others calls nothing. */
const CALLED_AT_LEAST = 0.25;

/** How much of a name calls a thing. */
const NAME = 0.8;

/** Candidates of the search that are weighed. */
const CANDIDATES = 60;

/** The facts that fit a query, the best first. */
export function find(knowledge: Knowledge, { terms, words, topic }: Query): Hit[] {
  const found = knowledge.search
    .search(terms.join(' '), {
      // What is spelled in no known way may be the beginning of something.
      prefix: (term) => term.length > 3 && !knowledge.weights.knows(term),
      boostTerm: (term) => knowledge.weights.of(term),
    })
    .slice(0, CANDIDATES);
  const best = found[0]?.score ?? 1;
  const candidates = found.map(({ id, score, terms: matched, queryTerms }) => ({
    entry: knowledge.entries[Number(id)],
    matched: [...queryTerms, ...matched],
    ranking: score / best,
  }));
  const ofTopic = knowledge.entries.filter(({ fact }) => fact === topic);
  candidates.push(...ofTopic.map((entry) => ({ entry, matched: [...terms], ranking: 0 })));

  const hits = new Map<Fact, Hit>();
  for (const { entry, matched, ranking } of candidates) {
    if (!entry) continue;
    const { fact } = entry;
    const weighed = weigh(knowledge, entry, terms, matched);
    const rank =
      weighed.confidence +
      RANKING * ranking +
      (fact === topic ? TOPIC : 0) +
      (entry.question === words && !topic ? EXACT : 0);
    const known = hits.get(fact);
    if (!known || rank > known.rank) hits.set(fact, { fact, ...weighed, rank });
  }
  return [...hits.values()].sort((one, other) => other.rank - one.rank);
}

function weigh(
  knowledge: Knowledge,
  { fact, names, ask, lead, more }: Entry,
  terms: readonly string[],
  matched: readonly string[],
): Omit<Hit, 'fact' | 'rank'> {
  const typed = terms.filter((term) => matched.includes(term));
  const named = Math.max(
    0,
    ...names.map((name) => shareIn(knowledge.weights.inNames, name, typed)),
  );
  const nameTerms = names.flat();
  const nameFactor = NAMED_AT_LEAST + (1 - NAMED_AT_LEAST) * named;
  const asked = shareIn(knowledge.weights.of, ask, typed);
  const askFactor = ASKED_AT_LEAST + (1 - ASKED_AT_LEAST) * asked;
  // Words that meet by chance all over a long text do not make it the answer; those of a sentence do.
  const passage = more.length > 0 ? bestPassage(knowledge, fact, typed) : [];
  const otherAsks = knowledge.termsOf(fact).asks;
  const worth = (term: string): number =>
    Math.max(
      nameTerms.includes(term) ? PLACES.names * nameFactor : 0,
      ask.includes(term) ? askFactor : 0,
      otherAsks.has(term) ? PLACES.otherAsk : 0,
      lead.includes(term) ? PLACES.lead : 0,
      passage.includes(term) ? PLACES.passage : 0,
      more.includes(term) ? PLACES.elsewhere : 0,
    );
  const weight = knowledge.weights.sum(terms);
  const covered = terms.reduce((sum, term) => sum + knowledge.weights.of(term) * worth(term), 0);
  const byChance = typed.every((term) => knowledge.weights.saysLittle(term)) ? CHANCE : 1;
  const share = weight === 0 ? 0 : (byChance * covered) / Math.min(weight, ENOUGH);
  const hasName = names.some(
    (name) => name.length > 1 && name.every((term) => typed.includes(term)),
  );
  const called =
    hasName && (fact.named || fact.overview) ? NAMED : fact.named && named >= NAME ? CALLED : 0;
  const confidence = Math.max(share, share >= CALLED_AT_LEAST ? called : 0);
  return { confidence: Math.min(1, confidence), named, asked };
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
