import { counts, phrases, reading } from '#src/content/language.ts';
import { asksToRead, isPost, passageFor, passageOf } from './articles.ts';
import type { Fact } from './fact.ts';
import { anyTask } from './facts/automations.ts';
import { isKnown } from './facts/known.ts';
import { answersToTale, findFacts, type Hit, isWork, offersToTale, pointedAt, type Query, unmatched } from './find.ts';
import { knownTo } from './known.ts';
import type { Knowledge } from './knowledge.ts';
import { goesOn, pointsBack, tellsOfWork } from './phrasing.ts';
import { certaintyOf, isCalled, isMeant, NEAR, topicOf, type Understanding } from './understanding.ts';
import { termOf, termsOf, wordsOf } from './words/normalize.ts';

const { countIn } = counts;

/** Words of a text that are read; longer texts have named their topic by then. */
const WORDS = 120;

/** Questions with more terms are never follow-ups. */
const FEW = 2;

/** Terms up to this weight can be asked about many things: a price, a duration. */
const COMMON = 0.5;

/** Terms of what can be asked of anything: price, duration, scope. */
export const aspects: ReadonlySet<string> = new Set(termsOf(reading.aspectWords.split(' ')));

/** Finds what a question is about, including the previous question if it refers to that. */
export function understand(knowledge: Knowledge, text: string, before?: Understanding): Understanding {
  return inPosts(knowledge, understandFacts(knowledge, text, before));
}

/** A question that a passage of a post answers, where a post was found or asked for, or no fact of the site is the answer. */
function inPosts(knowledge: Knowledge, found: Understanding): Understanding {
  const { text, before } = found;
  const [best] = found.hits;
  const termsIn = (one: string) => readText(knowledge, one).words.map(termOf);
  const isSure = !found.isTold && (certaintyOf(found) === 'sure' || isMeant(found));
  if (best && isPost(best.fact)) {
    const isThis = before !== undefined || isSure;
    const other = isThis ? undefined : passageFor(knowledge, text, termsIn, 0);
    return withPassage(found, other ?? passageOf(knowledge, termsIn(`${text} ${before?.text ?? ''}`), best));
  }
  const isAnswered = found.isOwn || (isSure && isCalled(best));
  if (isAnswered || (!asksToRead(text) && (before || isSure))) return found;
  const passage = passageFor(knowledge, text, termsIn, best?.likely ?? 0);
  return passage ? withPassage(found, passage) : found;
}

function withPassage({ isTold: _, ...found }: Understanding, passage: Hit): Understanding {
  return { ...found, hits: [passage, ...found.hits.filter(({ fact }) => !isPost(fact))], listed: [] };
}

function understandFacts(knowledge: Knowledge, text: string, before?: Understanding): Understanding {
  const called = knowledge.factCalled(text);
  // A choice that was tapped answers what was asked before it.
  if (called && !isKnown(called))
    return about(knowledge, called, {
      text: before?.text ?? text,
      terms: before?.terms ?? [],
      before,
    });
  const chosen = before && pointedAt(text, listedBefore(before));
  const { words, terms } = readText(knowledge, chosen?.rest ?? text);
  const known = knownTo(knowledge, { words, terms });
  if (known) return { ...about(knowledge, known, { text, terms }), isOwn: true };
  if (chosen && terms.length <= FEW) return about(knowledge, chosen.fact, { text, terms, before });

  const { weights } = knowledge;
  const topic = before && topicOf(before);
  const beside = topic && besideOf(knowledge, topic, text);
  if (beside && terms.length <= FEW + 1) return about(knowledge, beside, { text, terms, before });
  const wantsMore = terms.length === 0;
  const isOpen = wantsMore || (terms.length <= FEW && terms.every((term) => weights.of(term) <= COMMON));
  const points = pointsBack(text);
  const isVerbatim = knowledge.entriesAsking(words).length > 0;
  const leans = topic !== undefined && ((isOpen && !isVerbatim) || points || goesOn(text));
  // 'And seven?' asks the same of another number.
  const isNumber = terms.length === 1 && words.some((word) => countIn(word) > 1);
  if (leans && (wantsMore || isNumber)) return about(knowledge, topic, { text, terms, before });
  const asksAspect =
    terms.some((term) => aspects.has(term)) && terms.every((term) => aspects.has(term) || weights.saysLittle(term));
  if (topic?.named && asksAspect && (leans || !isVerbatim)) return about(knowledge, topic, { text, terms, before });

  // Numbers alone ask nothing, except about the topic.
  const isWorded = leans || words.some((word) => /\p{L}/u.test(word));
  const query = {
    terms,
    words,
    topic: leans ? topic : undefined,
    ...(leans && { before: readText(knowledge, before?.text ?? '').words }),
    // The site says little about people: an open question after one is usually about something else.
    points: points || (isOpen && !topic?.strict),
  };
  if (!leans && isWorded && tellsOfWork(text)) return ofTale(knowledge, text, query);

  const hits = isWorded ? findFacts(knowledge, query) : [];
  const leaning = leans ? before : undefined;
  const found = {
    text,
    terms,
    hits,
    listed: listedBy(knowledge, hits, leaning),
    before: leaning,
  };
  return topic && leans ? inTalk(knowledge, found, topic) : found;
}

/** The next one in the row of packages that the topic is of: 'the one above it'. */
function besideOf(knowledge: Knowledge, topic: Fact, text: string): Fact | undefined {
  const row = knowledge.factsOf(knowledge.factsOf(['packages']).flatMap(({ lists = [] }) => lists));
  const at = row.indexOf(topic);
  if (at < 0) return undefined;
  if (phrases.larger.test(text)) return row[at + 1];
  return phrases.smaller.test(text) ? row[at - 1] : undefined;
}

/** Lead in rank over the topic below which something else is not meant by words that refer to the topic. */
const LEAD = 0.3;

/** A follow-up as a question about something else where that is clearly meant, otherwise about the topic. */
function inTalk(knowledge: Knowledge, found: Understanding, topic: Fact): Understanding {
  const { text, terms, hits, before } = found;
  const [best] = hits;
  const isTopic = best?.fact === topic;
  const points = pointsBack(text);
  const rank = hits.find(({ fact }) => fact === topic)?.rank ?? 0;
  const isChance = best !== undefined && !isTopic && best.rank < rank + LEAD;
  const isLost = points && certaintyOf(found) === 'unknown';
  if (!isLost && !isChance) return found;
  const meant = about(knowledge, topic, { text, terms, before }, NEAR);
  const others = findAlone(knowledge, text).filter(({ fact }) => fact !== topic);
  return { ...meant, hits: [...meant.hits, ...others] };
}

/** The automations that fit described work; there is always one to offer. */
function ofTale(knowledge: Knowledge, text: string, query: Query): Understanding {
  const hits = answersToTale(findFacts(knowledge, query));
  const { terms } = query;
  const found = { text, terms, hits, isTold: true as const };
  const [best] = hits;
  const certainty = certaintyOf(found);
  if (certainty === 'unknown') {
    const [any] = knowledge.factsOf([anyTask]);
    return {
      ...found,
      hits: any ? [hitOf(any, NEAR)] : hits,
      listed: offersToTale(knowledge, hits, false),
    };
  }
  if (best && !isWork(best.fact)) return { ...found, listed: listedBy(knowledge, hits) };
  return { ...found, listed: offersToTale(knowledge, hits, certainty === 'sure') };
}

/** The agency's own answer to a whole message. */
export function findKnownAnswer(knowledge: Knowledge, message: string): Fact | undefined {
  return knownTo(knowledge, readText(knowledge, message));
}

export function readText(knowledge: Knowledge, text: string) {
  const words = wordsOf(text)
    .slice(0, WORDS)
    .map((word) => knowledge.correct(word));
  return { words, terms: [...new Set(termsOf(words))] };
}

export function findAlone(knowledge: Knowledge, text: string): Hit[] {
  return findFacts(knowledge, { ...readText(knowledge, text), topic: undefined, points: false });
}

/** The kind of a text, as its words should be spelled or as they are. A name or a question of the site's is of none. */
export function messageKindOf(knowledge: Knowledge, text: string): string | undefined {
  const { words } = readText(knowledge, text);
  const isOfSite = (fact: Fact | undefined) => fact !== undefined && !fact.manner;
  const asked = knowledge.entriesAsking(words).some(({ fact }) => isOfSite(fact));
  if (asked || isOfSite(knowledge.factCalled(text))) return undefined;
  return knowledge.kindOf(words) ?? knowledge.kindOf(wordsOf(text));
}

function about(
  knowledge: Knowledge,
  fact: Fact,
  question: Pick<Understanding, 'text' | 'terms' | 'before'>,
  confidence = 1,
): Understanding {
  const hits = [hitOf(fact, confidence)];
  return { ...question, hits, listed: listedBy(knowledge, hits, question.before) };
}

function hitOf(fact: Fact, confidence: number): Hit {
  return { ...unmatched, fact, confidence, rank: confidence, named: 1, asked: 1, known: 1 };
}

/** What the answer lists; if the question continues about the whole earlier list, that list. */
function listedBy(knowledge: Knowledge, hits: readonly Hit[], before?: Understanding): readonly Fact[] {
  const fact = hits[0]?.fact;
  if (before && fact?.list && fact === topicOf(before)) return before.listed;
  if (fact?.lists) return knowledge.factsOf(fact.lists);
  return [];
}

/** What was listed last: 'the second one' can be asked after 'the first one'. */
function listedBefore({ listed, before }: Understanding): readonly Fact[] {
  return listed.length > 1 || !before ? listed : listedBefore(before);
}
