import type { Fact } from './fact.ts';
import { unknown } from './facts/answers.ts';
import type { Hit } from './find.ts';

/** A question, or a part of one, with what was found for it. */
export interface Understanding {
  text: string;
  terms: readonly string[];
  /** The best first. */
  hits: readonly Hit[];
  listed: readonly Fact[];
  /** The earlier topic that it refers to. */
  before?: Understanding | undefined;
  isTold?: true;
  /** It is asked as one is known that the agency answers itself. */
  isOwn?: true;
}

/** Confidence from which a fact is the answer. */
const SURE = 0.6;

/** Confidence from which it is said to come close. */
export const NEAR = 0.15;

/** From this match on, a name or question is meant, whatever else the message says. */
const CALLED = 0.8;

/** Whether a question calls a fact by its name, or asks for it as is known. */
export function isCalled(hit: Hit | undefined): boolean {
  return hit !== undefined && Math.max(hit.named, hit.asked) >= CALLED;
}

export function certaintyOf({ hits: [best] }: Pick<Understanding, 'hits'>) {
  if (!best || best.fact.id === unknown.id) return 'unknown';
  if (best.fact.manner) return best.confidence >= SURE ? 'sure' : 'unknown';
  if (best.fact.strict && best.open) return 'near';
  if (best.confidence >= SURE) return 'sure';
  return best.confidence >= NEAR ? 'near' : 'unknown';
}

/** Whether it is small talk. */
export function isTalk({ hits: [best] }: Pick<Understanding, 'hits'>): boolean {
  return best?.fact.manner === 'talk';
}

/** Topic of a question; none for small talk. */
export function topicOf(one: Understanding): Fact | undefined {
  const [best] = one.hits;
  return best && !best.fact.manner && certaintyOf(one) !== 'unknown' ? best.fact : undefined;
}

/** Lead in rank over the runner-up that an answer needs to leave no doubt. */
const LEAD = 1.5;

/** Whether nothing else may be meant: the best fact leads clearly. */
export function isSettled({ hits: [best, ...others] }: Pick<Understanding, 'hits'>): boolean {
  if (!best || best.fact.manner === 'talk') return true;
  return others.every((other) => other.fact.manner === 'talk' || best.rank - other.rank >= LEAD);
}

export function isClear(one: Understanding): boolean {
  return certaintyOf(one) === 'sure' && isSettled(one);
}

/** Rank and lead together from which a fact that comes close is said as the answer; a greater lead adds nothing. */
const MEANT = { sum: 2.4, lead: 1.5 };

/** Whether a fact that comes close is given as the answer: three of four such are right (evals/assistant). */
export function isMeant({ hits: [best, next] }: Pick<Understanding, 'hits'>): boolean {
  if (!best) return false;
  return best.rank + Math.min(MEANT.lead, best.rank - (next?.rank ?? 0)) >= MEANT.sum;
}

/** Likelihood, and lead in rank over the runner-up, from which a fact that comes close is clearly the best. */
const BEST = { likely: 0.08, lead: 0.05 };

/** Whether a fact that comes close needs no word that something else may be meant: four of five such are right (evals/assistant). */
export function isClearlyBest({ hits: [best, next] }: Pick<Understanding, 'hits'>): boolean {
  return best !== undefined && best.likely >= BEST.likely && best.rank - (next?.rank ?? 0) >= BEST.lead;
}

/** What a runner-up needs to be said too: its share of the best fact's rank, its distance from it, and its confidence. */
const CLOSE = { share: 0.7, distance: 0.5, confidence: 0.15 };

/** Confidence from which no runner-up is said. */
const CERTAIN = 0.9;

/** The question with its second fact first, if that may be what was meant. */
export function secondReading(one: Understanding): Understanding | undefined {
  if (one.before && certaintyOf(one) !== 'near') return undefined;
  const [best, ...others] = one.hits;
  const [second] = others;
  if (!best || !second || best.confidence >= CERTAIN || best.fact.manner) return undefined;
  const isClose = second.rank >= CLOSE.share * best.rank && best.rank - second.rank < CLOSE.distance;
  return isClose && second.confidence >= CLOSE.confidence && !second.fact.manner ? { ...one, hits: others } : undefined;
}
