import type { Entry } from './entry.ts';
import type { Fact } from './fact.ts';
import type { Knowledge } from './knowledge.ts';
import { CHANCE } from './likeness.ts';
import { weigh, type Weighing } from './weigh.ts';
import { termsOf } from './words/normalise.ts';

/** What is looked for. */
export interface Query {
  /** Of the question, each once. */
  terms: readonly string[];
  /** Its words, to be told from a question that is known to the letter. */
  words: readonly string[];
  /** What was talked of before, where the question leans on it. */
  topic: Fact | undefined;
  /** Whether it points there, as 'it' does, or just goes on, as 'and' does. */
  points: boolean;
  /** Whether it is likely of work that somebody does. */
  speaksOfWork: boolean;
}

/** A fact that was found. */
export interface Hit extends Weighing {
  fact: Fact;
  /** What the order goes by: the confidence, and what speaks for the fact besides. */
  rank: number;
}

/** What it counts that a question is known to the letter, as all are that are suggested. */
const EXACT = 0.5;

/** What it counts that nothing but a name is said. */
const NAME_ALONE = 0.2;

/** What it counts, beside the question itself, that it points at what was talked of, or goes on from there. */
const TOPIC = { pointedAt: 0.65, goneOnFrom: 0.4 };

/** How much better another fact must answer to end a topic, by how it is called or asked for. */
const AWAY = { named: 0.5, byName: 0.4, byQuestion: 0.35 };

/** What the search's own ranking counts: it decides between equals. */
const RANKING = 0.15;

/**
 * What it counts for the order that a question is like a text of the fact, in whatever words, beyond
 * chance; and from where on it finds a fact of which no word was met.
 */
const LIKENESS = { rank: 1.2, enough: 0.5 };

const nothing: ReadonlyMap<Fact, number> = new Map();

/** What is weighed of a fact of which no word was met. */
const unmatched = { named: 0, asked: 0, known: 0, open: false };

/** What it counts that a fact takes work off somebody, for who speaks of work. */
const WORK = 0.2;

/** What it counts that somebody may be trying to make it something else. */
const REFUSAL = 0.15;

/** What something to read counts: for who wants to read, and for anybody else. */
const READING = { wanted: 0.25, unwanted: -0.15 };

/** How much of a name or of a question calls or asks for a fact. */
const CALLED = 0.8;

/** Candidates of the search that are weighed. */
const CANDIDATES = 40;

/** The term of whoever looks for something to read. */
const [toRead = ''] = termsOf(['article']);

/** The facts that fit a query, the best first. */
export function find(knowledge: Knowledge, query: Query): Hit[] {
  const { terms, words, points, speaksOfWork } = query;
  const found = candidatesFor(knowledge, query);
  const topic = isCalledAway(found, query) ? undefined : query.topic;
  const text = words.join(' ');
  const reading = terms.includes(toRead) ? READING.wanted : READING.unwanted;
  // What leans on something else is not like what it means.
  const likeness = query.topic ? nothing : knowledge.likeness(words);
  const alikeTo = (fact: Fact) => (likeness.get(fact) ?? 0) - CHANCE;

  /** What speaks for a fact, whatever its words. */
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
  /** How high the search ranks it, 0 to 1. */
  ranking: number;
  weighing: Weighing;
}

/** The best of the search, what is known to the letter, and all that is known of the topic. */
function candidatesFor(knowledge: Knowledge, { terms, words, topic }: Query): Candidate[] {
  const text = words.join(' ');
  const found = knowledge.search
    .search(terms.join(' '), {
      // What is spelled in no known way may be the beginning of something.
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

/** Whether a fact is of something that takes work off somebody. */
export function isWork(fact: Fact): boolean {
  return fact.list !== undefined || kindOf(fact) === 'service';
}

/** What a fact is one of, e.g. `package`. */
function kindOf({ id }: Fact): string {
  return id.split('/', 1)[0] ?? '';
}
