import type { Fact } from './fact.ts';
import { unknown } from './facts/conversation.ts';
import { find, type Hit } from './find.ts';
import type { Knowledge } from './knowledge.ts';
import { termsOf, wordsOf } from './words/normalise.ts';

/** A question, or a part of one, with what was found for it. */
export interface Understanding {
  text: string;
  terms: readonly string[];
  /** The best first. */
  hits: readonly Hit[];
  /** What it leans on, of what was said before. */
  before?: Understanding | undefined;
}

/** From here on a fact is the answer. */
const SURE = 0.6;

/** From here on it may be said with a caution; earlier where it is called by its name. */
const NEAR = 0.3;
const NEAR_BY_NAME = 0.25;

/** Talk and refusals are recognized by less: nothing wrong is said by them. */
const SURE_OF_TALK = 0.5;

/** A follow-up is about its topic, whatever else its words may fit. */
const SURE_OF_TOPIC = 0.3;

/** Words of a text that are looked at; who writes more has said by then what it is about. */
const WORDS = 120;

/** Words that point at what was said before. */
const pointing =
  /\b(?:it|its|that|this|they|them|their|those|these|ones?|there|same|he|she|him|her)\b/i;

/** How a question begins that goes on from the one before. */
const goingOn =
  /^\W*(?:and|also|or|but|so|then|plus|what about|how about|what if|wat about|hw about)\b/i;

/** More terms than this stand on their own. */
const FEW = 2;

/** A term that weighs no more is asked of many things: a price, a duration. */
const COMMON = 0.5;

/** How well the best fact answers. */
export type Certainty = 'sure' | 'near' | 'unknown';

export function certaintyOf({ hits: [best], before }: Understanding): Certainty {
  if (!best || best.fact === unknown) return 'unknown';
  const isTopic = before !== undefined && best.fact === topicOf(before);
  if (best.fact.manner) return best.confidence >= SURE_OF_TALK ? 'sure' : 'unknown';
  if (best.confidence >= (isTopic ? SURE_OF_TOPIC : SURE)) return 'sure';
  return best.confidence >= (best.named === 1 ? NEAR_BY_NAME : NEAR) ? 'near' : 'unknown';
}

/** Terms that are courtesy where anything else is said. */
const courtesy: ReadonlySet<string> = new Set(termsOf(['hello', 'thanks', 'bye']));

/** The term for 'tell me more'. */
const [elaborate] = termsOf(['elaborate']);

/** Finds what a question is about; where it leans on the one before, that is taken into account. */
export function understand(
  knowledge: Knowledge,
  text: string,
  before?: Understanding,
): Understanding {
  const words = wordsOf(text)
    .slice(0, WORDS)
    .map((word) => knowledge.spelling.correct(word));
  const said = [...new Set(termsOf(words))];
  const polite = said.filter((term) => !courtesy.has(term));
  const isSerious = polite.some((term) => !knowledge.weights.saysLittle(term));
  const terms = isSerious || said.length === polite.length ? polite : said;

  const topic = before && topicOf(before);
  const wantsMore = terms.every((term) => term === elaborate);
  const isOpen =
    wantsMore ||
    (terms.length <= FEW && terms.every((term) => knowledge.weights.of(term) <= COMMON));
  const leans = topic !== undefined && (isOpen || pointing.test(text) || goingOn.test(text));
  if (leans && wantsMore) {
    return {
      text,
      terms: [],
      hits: [{ fact: topic, confidence: 1, named: 1, asked: 1, rank: 1 }],
      before,
    };
  }
  // Numbers alone ask nothing.
  const isWorded = terms.some((term) => /\p{L}/u.test(term));
  const hits = isWorded
    ? find(knowledge, { terms, words: words.join(' '), topic: leans ? topic : undefined })
    : [];
  return { text, terms, hits, before: leans ? before : undefined };
}

/** What a question was about; nothing where it was just talk. */
export function topicOf(one: Understanding): Fact | undefined {
  const [best] = one.hits;
  return best && !best.fact.manner && certaintyOf(one) !== 'unknown' ? best.fact : undefined;
}

/** A runner-up comes this close to the best to be worth a line. */
const CLOSE = 0.8;

/** And is at least this good. */
const PLAUSIBLE = 0.4;

/** From here on the best needs no other beside it. */
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
