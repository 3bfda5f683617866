import type { Entry } from './entry.ts';
import type { Fact } from './fact.ts';
import type { Knowledge } from './knowledge.ts';
import { CHANCE } from './likeness.ts';
import { weigh, type Weighing } from './weigh.ts';
import { termsOf } from './words/normalise.ts';

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
  /** Whether it probably describes work that somebody does. */
  speaksOfWork: boolean;
}

/** A fact that was found. */
export interface Hit extends Weighing {
  fact: Fact;
  /** Sort key: the confidence plus bonuses. */
  rank: number;
}

/** Bonus for a question known verbatim, as all suggested ones are. */
const EXACT = 0.5;

/** Bonus if the message is only a name. */
const NAME_ALONE = 0.2;

/** Bonuses for facts of the topic, if the question refers to it or continues it. */
const TOPIC = { pointedAt: 0.65, goneOnFrom: 0.4 };

/** Margin by which a fact of another topic must be better, if named or if asked for. */
const AWAY = { named: 0.5, byName: 0.4, byQuestion: 0.35 };

/** Weight of the search's own ranking, a tie-breaker. */
const RANKING = 0.15;

/**
 * Bonus for a question that is similar in meaning to a text of the fact, and the similarity from which a fact is found
 * without any matching word.
 */
const LIKENESS = { rank: 1.2, enough: 0.5 };

const nothing: ReadonlyMap<Fact, number> = new Map();

/** Match of a fact without any matching word. */
const unmatched = { named: 0, asked: 0, known: 0, open: false };

/** Bonus for facts about automating work, if the visitor describes work. */
const WORK = 0.2;

/** Bonus for refusals, if the message may be an injection. */
const REFUSAL = 0.15;

/** Bonus of reading material if the visitor wants to read, and penalty otherwise. */
const READING = { wanted: 0.25, unwanted: -0.15 };

/** Share of a name or question that must match for a fact to count as named or asked for. */
const CALLED = 0.8;

/** Search results that are scored. */
const CANDIDATES = 40;

/** Term that asks for reading material. */
const [toRead = ''] = termsOf(['article']);

/** The facts that fit a query, the best first. */
export function find(knowledge: Knowledge, query: Query): Hit[] {
  const { terms, words, points, speaksOfWork } = query;
  const found = candidatesFor(knowledge, query);
  const topic = isCalledAway(found, query) ? undefined : query.topic;
  const text = words.join(' ');
  const reading = terms.includes(toRead) ? READING.wanted : READING.unwanted;
  // A question that refers to another text is not similar to what it means.
  const likeness = query.topic ? nothing : knowledge.likeness(words);
  const alikeTo = (fact: Fact) => (likeness.get(fact) ?? 0) - CHANCE;

  /** Bonuses of a fact that do not depend on its words. */
  const besides = (fact: Fact) =>
    LIKENESS.rank * Math.max(0, alikeTo(fact)) +
    (fact === topic ? (points ? TOPIC.pointedAt : TOPIC.goneOnFrom) : 0) +
    (speaksOfWork && isWork(fact) ? WORK : 0) +
    (fact.manner === 'refusal' ? REFUSAL : 0) +
    (fact.reading ? reading : 0);

  const hits = new Map<Fact, Hit>();
  for (const { entry, ranking, weighing } of found) {
    const { fact, question } = entry;
    const rank =
      weighing.confidence +
      RANKING * ranking +
      besides(fact) +
      (question === text && !query.topic ? EXACT : 0) +
      (weighing.named === 1 && weighing.known === 1 ? NAME_ALONE : 0);
    const known = hits.get(fact);
    if (!known || rank > known.rank) hits.set(fact, { fact, ...weighing, rank });
  }
  for (const [fact, alike] of likeness) {
    const sure = fact.manner ? 0 : alikeTo(fact);
    const confidence = Math.max(hits.get(fact)?.confidence ?? 0, sure);
    const hit = hits.get(fact);
    if (hit) hits.set(fact, { ...hit, confidence });
    else if (alike >= LIKENESS.enough) {
      hits.set(fact, { fact, ...unmatched, confidence, rank: besides(fact) });
    }
  }
  return [...hits.values()].sort((one, other) => other.rank - one.rank);
}

interface Candidate {
  entry: Entry;
  /** Rank in the search, 0 to 1. */
  ranking: number;
  weighing: Weighing;
}

/** Best search results, verbatim matches, and all facts of the topic. */
function candidatesFor(knowledge: Knowledge, { terms, words, topic }: Query): Candidate[] {
  const text = words.join(' ');
  const found = knowledge.search
    .search(terms.join(' '), {
      // An unknown word may be the beginning of a known one.
      prefix: (term) => term.length > 3 && !knowledge.weights.knows(term),
      boostTerm: (term) => knowledge.weights.of(term),
    })
    .slice(0, CANDIDATES);
  const best = found[0]?.score ?? 1;
  return [
    ...found.flatMap(({ id, score, terms: matched, queryTerms }) => {
      const entry = knowledge.entries[Number(id)];
      const all = [...queryTerms, ...matched];
      return entry
        ? [{ entry, ranking: score / best, weighing: weigh(knowledge, entry, terms, all) }]
        : [];
    }),
    ...[...(topic ? knowledge.entriesOf(topic) : []), ...knowledge.entriesAsking(text)].map(
      (entry) => ({ entry, ranking: 0, weighing: weigh(knowledge, entry, terms, terms) }),
    ),
  ];
}

/** Whether a question that follows another is about something else: 'and a logo?', 'and your hours?' */
function isCalledAway(found: readonly Candidate[], { topic, points }: Query): boolean {
  if (!topic) return false;
  const ofTopic = found.filter(({ entry }) => entry.fact === topic);
  const own = Math.max(0, ...ofTopic.map(({ weighing }) => weighing.confidence));
  return found.some(({ entry: { fact }, weighing: { named, asked, confidence } }) => {
    if (fact === topic) return false;
    if (named >= CALLED && kindOf(fact) === kindOf(topic)) return true;
    const byName = named >= AWAY.named && confidence >= own + AWAY.byName;
    const byQuestion = asked >= CALLED && confidence >= own + AWAY.byQuestion;
    return !points && (byName || byQuestion);
  });
}

/** Whether a fact is about automating work. */
export function isWork(fact: Fact): boolean {
  return fact.list !== undefined || kindOf(fact) === 'service';
}

/** Kind of a fact, e.g. `package`. */
function kindOf({ id }: Fact): string {
  return id.split('/', 1)[0] ?? '';
}
