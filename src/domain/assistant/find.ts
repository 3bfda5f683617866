import { phrases } from '#src/content/language.ts';
import type { Fact } from './fact.ts';
import { anyTask } from './facts/automations.ts';
import type { Knowledge } from './knowledge.ts';
import type { Entry } from './subject.ts';
import { weigh, type Weighing } from './search.ts';

export interface Query {
  terms: readonly string[];
  /** Its words, to recognize a known question verbatim. */
  words: readonly string[];
  /** Topic of the conversation, if the question refers to it. */
  topic: Fact | undefined;
  /** Whether it refers to the topic explicitly ('it') or only continues ('and'). */
  points: boolean;
  /** Words of the question that it follows, if it refers to that. */
  before?: readonly string[];
}

export interface Hit extends Weighing {
  fact: Fact;
  /** Sort key: the confidence plus bonuses. */
  rank: number;
  /** How likely it is meant, by the words that people use for it. */
  likely: number;
}

/** Bonus for a question known verbatim, as all suggested ones are. */
const EXACT = 0.5;

/** Bonuses for facts of the topic, if the question refers to it or continues it. */
const TOPIC = { pointedAt: 0.65, goneOnFrom: 0.4 };

/**
 * Bonus for a fact that is certainly meant by its words, less where the question refers to the topic, and more there if
 * the words before it mean it too; how much of the likelihood is confidence; the likelihood from which a fact is found
 * anyway, and the one that earns no bonus.
 */
const LIKELIHOOD = { rank: 2, inTalk: 1, before: 0.5, confidence: 0.9, enough: 0.05, none: 1e-4 };

export const unmatched = {
  confidence: 0,
  named: 0,
  asked: 0,
  known: 0,
  open: false,
  rank: 0,
  likely: 0,
};

/** The facts that fit a query, the best first. */
export function findFacts(knowledge: Knowledge, query: Query): Hit[] {
  const found = candidatesFor(knowledge, query);
  const hits = new Map<Fact, Hit>();
  for (const hit of found) {
    const known = hits.get(hit.fact);
    if (!known || hit.rank > known.rank) hits.set(hit.fact, hit);
  }
  const likelihood = knowledge.likelihood(query.words);
  for (const [fact, likely] of likelihood) {
    if (likely >= LIKELIHOOD.enough && !hits.has(fact)) hits.set(fact, { fact, ...unmatched });
  }
  const inBoth = query.before && knowledge.likelihood([...query.before, ...query.words]);
  const inWords = query.topic ? LIKELIHOOD.inTalk : LIKELIHOOD.rank;
  for (const hit of hits.values()) {
    const { fact, confidence } = hit;
    const likely = likelihood.get(fact) ?? 0;
    hit.likely = likely;
    hit.confidence = Math.max(confidence, LIKELIHOOD.confidence * likely);
    hit.rank += inWords * creditOf(likely);
    if (inBoth) hit.rank += LIKELIHOOD.before * creditOf(inBoth.get(fact) ?? 0);
    if (fact === query.topic) hit.rank += query.points ? TOPIC.pointedAt : TOPIC.goneOnFrom;
  }
  return [...hits.values()].filter(isAllowed).sort((one, other) => other.rank - one.rank);
}

/** How much of one of its questions must stand there for a fact that is found by its names. */
const ASKED = 0.7;

function isAllowed({ fact, named, asked }: Hit): boolean {
  return !fact.byName || named > 0 || asked >= ASKED;
}

/** From 0 for a likelihood that is none to 1: half the likelihood costs the same wherever it is halved. */
function creditOf(likely: number): number {
  return 1 - Math.log(likely + LIKELIHOOD.none) / Math.log(LIKELIHOOD.none);
}

/** The best search results, plus the topic and facts whose question was asked word for word. */
function candidatesFor(knowledge: Knowledge, { terms, words, topic }: Query): Hit[] {
  const others = topic ? knowledge.entriesOf(topic) : knowledge.entriesAsking(words);
  const hit = (entry: Entry, isVerbatim: boolean): Hit => {
    const weighing = weigh(knowledge.weights, entry, terms);
    const confidence = isVerbatim ? 1 : weighing.confidence;
    const rank = confidence + (isVerbatim ? EXACT : 0);
    return { fact: entry.fact, ...weighing, confidence, rank, likely: 0 };
  };
  return [...knowledge.search(terms).map((entry) => hit(entry, false)), ...others.map((entry) => hit(entry, !topic))];
}

export function isWork(fact: Fact): boolean {
  return fact.list !== undefined || fact.id.startsWith('service/');
}

/** Offered if a visitor describes work that no fact fits well. */
const OFFERED = 3;

/** How much of what is told is called or asked for, or how likely it is meant, where it is something else than work. */
const OTHER = { known: 0.5, likely: 0.2 };

/** How much of a known question must stand there to be refused. */
const REFUSED = 0.8;

/** How near to the best fact the next one must rank to be offered beside it, and from which rank the best is enough. */
const BESIDE = { near: 0.8, enough: 1.5 };

/** Of what was found, what answers somebody who tells of work: what takes it off them, or was asked for. */
export function answersToTale(hits: readonly Hit[]): Hit[] {
  return hits.filter(
    ({ fact, known, asked, likely }) =>
      isWork(fact) ||
      (fact.manner ? asked >= REFUSED : !fact.strict && (known >= OTHER.known || likely >= OTHER.likely)),
  );
}

/** Facts offered together for described work; none if one fact fits clearly best. */
export function offersToTale(knowledge: Knowledge, hits: readonly Hit[], isSure: boolean): readonly Fact[] {
  const [best, ...others] = hits.filter(({ fact }) => isWork(fact));
  if (!best) return [];
  const near = others.filter(({ rank }) => rank >= BESIDE.near * best.rank);
  const isEnough = isSure || best.rank >= BESIDE.enough;
  if (isEnough && near.length === 0) return [];
  const facts = [best, ...near].map(({ fact }) => fact);
  const [any] = isEnough ? [] : knowledge.factsOf([anyTask]);
  if (!any) return facts.slice(0, OFFERED);
  return [...facts.filter((fact) => fact !== any).slice(0, OFFERED - 1), any];
}

const { ordinal, placeOf } = phrases;

/** Which of several listed items is meant, if its position is named ('the second one'), and the rest of the message. */
export function pointedAt(text: string, listed: readonly Fact[]): { fact: Fact; rest: string } | undefined {
  const { word, place, number } = ordinal.exec(text)?.groups ?? {};
  const fact = word ? listed.at(placeOf(word)) : listed[Number(place ?? number) - 1];
  return fact && { fact, rest: text.replace(ordinal, ' ') };
}
