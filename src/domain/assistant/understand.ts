import type { Fact } from './fact.ts';
import { unknown } from './facts/conversation.ts';
import { anyTask } from './facts/automations.ts';
import { find, type Hit, isWork, type Query } from './find.ts';
import type { Knowledge } from './knowledge.ts';
import { offersOf, pointedAt } from './offers.ts';
import { goesOn, pointsAtPerson, pointsBack, speaksOfWork, tellsOfWork } from './phrasing.ts';
import { answersToTale, knownForTale, offersToTale } from './tale.ts';
import { termsOf, wordsOf } from './words/normalise.ts';

/** A question, or a part of one, with what was found for it. */
export interface Understanding {
  text: string;
  terms: readonly string[];
  /** The best first. */
  hits: readonly Hit[];
  /** What its answer lists, in order. */
  listed: readonly Fact[];
  /** The earlier topic that it refers to. */
  before?: Understanding | undefined;
  /** Whether it describes work instead of asking. */
  isTold?: true;
  /** Whether most of its words do not occur on the site. */
  isStrange?: boolean;
}

/** Confidence from which a fact is the answer. */
const SURE = 0.6;

/** Confidence from which it is offered with a caution; lower if it is named. */
const NEAR = 0.3;
const NEAR_BY_NAME = 0.25;

/** Small talk and refusals need less, since they cannot be wrong. */
const SURE_OF_TALK = 0.5;

/** A follow-up is about its topic, whatever else its words may fit. */
const SURE_OF_TOPIC = 0.3;

/** Words of a text that are read; longer texts have named their topic by then. */
const WORDS = 120;

/** Questions with more terms are never follow-ups. */
const FEW = 2;

/** A term that weighs no more is asked of many things: a price, a duration. */
const COMMON = 0.5;

/** Of a question, the words that the site does not have, from where on it is about something else. */
const STRANGE = 0.5;

/** A name or a question that is met this far is meant, whatever else is said. */
const CALLED = 0.8;

/** Confidence of the best fact. */
export type Certainty = 'sure' | 'near' | 'unknown';

export function certaintyOf({
  hits: [best],
  before,
  isStrange,
}: Pick<Understanding, 'hits' | 'before' | 'isStrange'>): Certainty {
  if (!best || best.fact.id === unknown.id) return 'unknown';
  const isTopic = before !== undefined && best.fact === topicOf(before);
  if (best.fact.manner) return best.confidence >= SURE_OF_TALK ? 'sure' : 'unknown';
  if (best.fact.strict && best.open) return 'near';
  if (best.confidence >= (isTopic ? SURE_OF_TOPIC : SURE)) return 'sure';
  if (isStrange && Math.max(best.named, best.asked) < CALLED) return 'unknown';
  return best.confidence >= (best.named === 1 ? NEAR_BY_NAME : NEAR) ? 'near' : 'unknown';
}

/** Whether most of what is asked, and more than one word, is nothing that the site speaks of. */
function isForeign({ weights }: Knowledge, terms: readonly string[]): boolean {
  const solid = terms.filter((term) => !weights.saysLittle(term));
  const strange = solid.filter((term) => !weights.knows(term));
  return strange.length > 1 && strange.length >= STRANGE * solid.length;
}

/** Terms that are courtesy unless they stand alone. */
const courtesy: ReadonlySet<string> = new Set(termsOf(['hello', 'thanks', 'bye']));

/** General questions: price, duration, scope. */
const aspects: ReadonlySet<string> = new Set(
  termsOf(['price', 'duration', 'include', 'recurring', 'week', 'month', 'day']),
);

/** Whether a term asks what can be asked of anything. */
export function isAspect(term: string): boolean {
  return aspects.has(term);
}

/** The term for 'tell me more'. */
const [elaborate] = termsOf(['elaborate']);

/** Finds what a question is about; where it leans on the one before, that is taken into account. */
export function understand(
  knowledge: Knowledge,
  text: string,
  before?: Understanding,
): Understanding {
  const chosen = before && pointedAt(text, listedBefore(before));
  const { words, terms } = read(knowledge, chosen?.rest ?? text);
  if (chosen && terms.length <= FEW) return about(knowledge, chosen.fact, { text, terms, before });

  const { weights } = knowledge;
  const topic = before && topicOf(before);
  const wantsMore = terms.every((term) => term === elaborate);
  const isOpen =
    wantsMore || (terms.length <= FEW && terms.every((term) => weights.of(term) <= COMMON));
  const points = pointsBack(text);
  const leans = topic !== undefined && (isOpen || points || goesOn(text));
  if (leans && wantsMore) return about(knowledge, topic, { text, terms: [], before });

  const ofPerson = topic?.strict && pointsAtPerson(text);
  const asksAspect =
    terms.some((term) => aspects.has(term)) &&
    terms.every((term) => aspects.has(term) || weights.saysLittle(term));
  if (ofPerson) {
    const open = isOpenIn(knowledge, topic, terms);
    return { text, terms, hits: [{ ...hitOf(topic, 1), open }], listed: [], before };
  }
  if (leans && topic.named && asksAspect) return about(knowledge, topic, { text, terms, before });

  // Numbers alone ask nothing, except about the topic.
  const isWorded = leans || terms.some((term) => /\p{L}/u.test(term));
  const query = {
    terms,
    words,
    topic: leans ? topic : undefined,
    // The site says little about people: an open question after one is usually about something else.
    points: points || (isOpen && !topic?.strict),
    speaksOfWork: speaksOfWork(text),
  };
  if (!leans && isWorded && tellsOfWork(text)) return ofTale(knowledge, text, query);

  const hits = isWorded ? find(knowledge, query) : [];
  const leaning = leans ? before : undefined;
  const found = {
    text,
    terms,
    hits,
    listed: listedBy(knowledge, hits, leaning),
    before: leaning,
    isStrange: isForeign(knowledge, terms),
  };
  const isLost = leans && points && certaintyOf(found) === 'unknown';
  return isLost ? about(knowledge, topic, { text, terms, before }) : found;
}

/** What takes work off somebody who tells of it; there is always something to say to that. */
function ofTale(knowledge: Knowledge, text: string, query: Query): Understanding {
  const known = knownForTale(knowledge, text);
  const hits = answersToTale(find(known, query));
  const { terms } = query;
  const found = { text, terms, hits, isTold: true as const };
  const [best] = hits;
  const certainty = certaintyOf(found);
  if (certainty === 'unknown') {
    const [any] = knowledge.factsOf([anyTask]);
    return { ...found, hits: any ? [hitOf(any, NEAR)] : hits, listed: [] };
  }
  if (best && !isWork(best.fact)) return { ...found, listed: listedBy(knowledge, hits) };
  return { ...found, listed: offersToTale(knowledge, hits, certainty === 'sure') };
}

/** A text as words that are spelled as they are known, and as terms without courtesies. */
function read(knowledge: Knowledge, text: string) {
  const words = wordsOf(text)
    .slice(0, WORDS)
    .map((word) => knowledge.spelling.correct(word));
  const said = [...new Set(termsOf(words))];
  const polite = said.filter((term) => !courtesy.has(term));
  const isSerious = polite.some((term) => !knowledge.weights.saysLittle(term));
  return { words, terms: isSerious || said.length === polite.length ? polite : said };
}

/** A question of which it is clear what it is about. */
function about(
  knowledge: Knowledge,
  fact: Fact,
  question: Pick<Understanding, 'text' | 'terms' | 'before'>,
): Understanding {
  const hits = [hitOf(fact, 1)];
  return { ...question, hits, listed: listedBy(knowledge, hits, question.before) };
}

/** Whether the question has a term that the fact lacks. */
function isOpenIn(knowledge: Knowledge, fact: Fact, terms: readonly string[]): boolean {
  const { names, lead, asks, passages } = knowledge.termsOf(fact);
  const own = new Set([names, lead, [...asks], passages.map((passage) => passage.terms)].flat(2));
  return terms.some((term) => !own.has(term) && !knowledge.weights.saysLittle(term));
}

/** A fact without a search. */
function hitOf(fact: Fact, confidence: number): Hit {
  return { fact, confidence, named: 1, asked: 1, known: 1, open: false, rank: confidence };
}

/** What the answer lists: what was listed before where the question goes on about all of that. */
function listedBy(
  knowledge: Knowledge,
  hits: readonly Hit[],
  before?: Understanding,
): readonly Fact[] {
  const fact = hits[0]?.fact;
  if (before && fact?.list && fact === topicOf(before)) return before.listed;
  if (fact?.lists) return knowledge.factsOf(fact.lists);
  return offersOf(hits);
}

/** What was listed last: 'the second one' can be asked after 'the first one'. */
function listedBefore({ listed, before }: Understanding): readonly Fact[] {
  return listed.length > 1 || !before ? listed : listedBefore(before);
}

/** Topic of a question; none for small talk. */
export function topicOf(one: Understanding): Fact | undefined {
  const [best] = one.hits;
  return best && !best.fact.manner && certaintyOf(one) !== 'unknown' ? best.fact : undefined;
}

/** Maximum distance of a runner-up from the best fact to be mentioned. */
const CLOSE = 0.7;

/** Minimum confidence of a runner-up. */
const PLAUSIBLE = 0.4;

/** Confidence from which no runner-up is mentioned. */
const SETTLED = 0.9;

/** The question with its second fact as its first, where that may be what was meant. */
export function secondReading(one: Understanding): Understanding | undefined {
  if (one.before) return undefined;
  const [best, ...others] = one.hits;
  const [second] = others;
  if (!best || !second || best.confidence >= SETTLED || best.fact.manner) return undefined;
  const isClose = second.rank >= CLOSE * best.rank && second.confidence >= PLAUSIBLE;
  return isClose && !second.fact.manner ? { ...one, hits: others } : undefined;
}
