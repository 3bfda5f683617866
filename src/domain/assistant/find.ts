import type { Fact } from './fact.ts';
import type { Knowledge } from './knowledge.ts';
import type { Entry } from './subject.ts';
import { CHANCE } from './likeness.ts';
import { weigh, type Weighing } from './weigh.ts';

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
}

/** Bonus for a question known verbatim, as all suggested ones are. */
const EXACT = 0.5;

/** Bonuses for facts of the topic, if the question refers to it or continues it. */
const TOPIC = { pointedAt: 0.65, goneOnFrom: 0.4 };

/** Weight of the search's own ranking, a tie-breaker. */
const RANKING = 0.15;

/**
 * Bonus for a question that is similar in meaning to a text of the fact, and the similarity from which a fact is found
 * without any matching word.
 */
const LIKENESS = { rank: 1.2, enough: 0.5 };

const nothing: ReadonlyMap<Fact, number> = new Map();

/** Match of a fact without any matching word. */
const unmatched = { confidence: 0, named: 0, asked: 0, known: 0, open: false };

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
  for (const [fact, alike] of likeness) {
    if (!hits.has(fact) && alike >= LIKENESS.enough)
      hits.set(fact, { fact, ...unmatched, rank: 0, alike });
  }
  for (const hit of hits.values()) {
    const { fact, confidence } = hit;
    const alike = Math.max(0, (likeness.get(fact) ?? 0) - CHANCE);
    hit.alike = alike;
    hit.confidence = Math.max(confidence, fact.manner ? 0 : alike);
    hit.rank +=
      LIKENESS.rank * alike +
      (fact === query.topic ? (query.points ? TOPIC.pointedAt : TOPIC.goneOnFrom) : 0) +
      (fact.reading ? READING : 0);
  }
  return [...hits.values()].sort((one, other) => other.rank - one.rank);
}

/** The best search results, plus the topic and facts whose question was asked word for word. */
function candidatesFor(knowledge: Knowledge, { terms, words, topic }: Query): Hit[] {
  const text = words.join(' ');
  const others = topic ? knowledge.entriesOf(topic) : knowledge.entriesAsking(text);
  const hit = (entry: Entry, ranking: number, isVerbatim: boolean): Hit => {
    const weighing = weigh(knowledge, entry, terms);
    const confidence = isVerbatim ? 1 : weighing.confidence;
    const rank = confidence + RANKING * ranking + (isVerbatim ? EXACT : 0);
    return { fact: entry.fact, ...weighing, confidence, rank, alike: 0 };
  };
  return [
    ...knowledge.search(terms).map(({ entry, ranking }) => hit(entry, ranking, false)),
    ...others.map((entry) => hit(entry, 0, !topic)),
  ];
}

/** Whether a fact is about automating work. */
export function isWork(fact: Fact): boolean {
  return fact.list !== undefined || kindOf(fact) === 'service';
}

/** Kind of a fact, e.g. `package`. */
function kindOf({ id }: Fact): string {
  return id.split('/', 1)[0] ?? '';
}
