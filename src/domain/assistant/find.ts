import type { Fact } from './fact.ts';
import type { Knowledge } from './knowledge.ts';
import type { Entry } from './subject.ts';
import { CHANCE } from './likeness.ts';
import { weigh, type Weighing } from './search.ts';

/** A search query. */
export interface Query {
  /** Terms of the question, without repetition. */
  terms: readonly string[];
  /** Its words, to recognize a known question verbatim. */
  words: readonly string[];
  /** Topic of the conversation, if the question refers to it. */
  topic: Fact | undefined;
  /** Whether it refers to the topic explicitly ('it') or only continues ('and'). */
  points: boolean;
}

/** A fact that was found. */
export interface Hit extends Weighing {
  fact: Fact;
  /** Sort key: the confidence plus bonuses. */
  rank: number;
  /** Similarity in meaning to the question, above chance. */
  alike: number;
  /** How likely it is meant, by the words that people use for it. */
  likely: number;
}

/** Bonus for a question known verbatim, as all suggested ones are. */
const EXACT = 0.5;

/** Bonuses for facts of the topic, if the question refers to it or continues it. */
const TOPIC = { pointedAt: 0.65, goneOnFrom: 0.4 };

/**
 * Bonus for a question that is similar in meaning to a text of the fact, and the similarity from which a fact is found
 * without any matching word.
 */
const LIKENESS = { rank: 1.2, enough: 0.5 };

/**
 * Bonus for a fact that is certainly meant by its words, less where the question refers to the topic; how much of the
 * likelihood is confidence; the likelihood from which a fact is found anyway, and the one that earns no bonus.
 */
const LIKELIHOOD = { rank: 2, inTalk: 0.5, confidence: 0.9, enough: 0.05, none: 1e-4 };

const nothing: ReadonlyMap<Fact, number> = new Map();

/** Match of a fact without any matching word. */
export const unmatched = {
  ...{ confidence: 0, named: 0, asked: 0, known: 0, open: false },
  ...{ rank: 0, alike: 0, likely: 0 },
};

/** Reading material comes after answers. */
const READING = -0.15;

/** The facts that fit a query, the best first. */
export function find(knowledge: Knowledge, query: Query): Hit[] {
  const found = candidatesFor(knowledge, query);
  // A question that refers to another text is not similar to what it means.
  const likeness = query.topic ? nothing : knowledge.likeness(query.words);
  const hits = new Map<Fact, Hit>();
  for (const hit of found) {
    const known = hits.get(hit.fact);
    if (!known || hit.rank > known.rank) hits.set(hit.fact, hit);
  }
  const likelihood = knowledge.likelihood(query.words);
  for (const [fact, likely] of likelihood) {
    const isFound = likely >= LIKELIHOOD.enough || (likeness.get(fact) ?? 0) >= LIKENESS.enough;
    if (isFound && !hits.has(fact)) hits.set(fact, { fact, ...unmatched });
  }
  const inWords = query.topic ? LIKELIHOOD.inTalk : LIKELIHOOD.rank;
  for (const hit of hits.values()) {
    const { fact, confidence } = hit;
    const alike = Math.max(0, (likeness.get(fact) ?? 0) - CHANCE);
    const likely = likelihood.get(fact) ?? 0;
    hit.alike = alike;
    hit.likely = likely;
    hit.confidence = Math.max(
      ...[confidence, fact.manner ? 0 : alike, LIKELIHOOD.confidence * likely],
    );
    hit.rank +=
      LIKENESS.rank * alike +
      inWords * creditOf(likely) +
      (fact === query.topic ? (query.points ? TOPIC.pointedAt : TOPIC.goneOnFrom) : 0) +
      (fact.reading ? READING : 0);
  }
  return [...hits.values()].sort((one, other) => other.rank - one.rank);
}

/** From 0 for a likelihood that is none to 1: half the likelihood costs the same wherever it is halved. */
function creditOf(likely: number): number {
  return 1 - Math.log(likely + LIKELIHOOD.none) / Math.log(LIKELIHOOD.none);
}

/** The best search results, plus the topic and facts whose question was asked word for word. */
function candidatesFor(knowledge: Knowledge, { terms, words, topic }: Query): Hit[] {
  const others = topic ? knowledge.entriesOf(topic) : knowledge.entriesAsking(words);
  const hit = (entry: Entry, isVerbatim: boolean): Hit => {
    const weighing = weigh(knowledge, entry, terms);
    const confidence = isVerbatim ? 1 : weighing.confidence;
    const rank = confidence + (isVerbatim ? EXACT : 0);
    return { fact: entry.fact, ...weighing, confidence, rank, alike: 0, likely: 0 };
  };
  return [
    ...knowledge.search(terms).map((entry) => hit(entry, false)),
    ...others.map((entry) => hit(entry, !topic)),
  ];
}

/** Whether a fact is about automating work. */
export function isWork(fact: Fact): boolean {
  return fact.list !== undefined || fact.id.startsWith('service/');
}
