import type { Fact } from './fact.ts';
import type { Hit } from './find.ts';
import type { Knowledge } from './knowledge.ts';
import { isOfOneKind, offerOf } from './offers.ts';
import { isAsking } from './phrasing.ts';
import type { Said } from './say.ts';
import { sentencesOf } from './split.ts';
import { findAlone } from './understand.ts';
import { certaintyOf, isClear, type Understanding } from './understanding.ts';

const CHOICES = 3;

/**
 * What may be tapped after an answer: first what may come next if it is certain, then what else may be meant.
 * @param asked all messages of the visitor, whose questions are not offered again
 */
export function choicesAfter(
  asked: readonly string[],
  questions: readonly Understanding[],
  answers: readonly Said[],
  others: readonly string[],
): string[] {
  const isSure = questions.every((question) => certaintyOf(question) === 'sure');
  const listed = isSure ? listedIn(answers) : undefined;
  if (listed) return listed;
  const known = new Set(asked.map((message) => message.trim().toLowerCase()));
  const isNew = (one: string) => !known.has(one.toLowerCase());
  const said = answers.flatMap(({ facts }) => facts);
  const isSaid = (one: string) => said.some(({ asks = [] }) => asks.includes(one));
  const next = said.flatMap((fact) => fact.next ?? []).filter((one) => isNew(one) && !isSaid(one));
  return [...new Set([...(isSure ? next.slice(0, 1) : []), ...others.filter(isNew), ...next])].slice(0, CHOICES);
}

/** If the answer asks which of several was meant: a question about each. */
function listedIn([only, ...others]: readonly Said[]): string[] | undefined {
  if (!only?.isAside || others.length > 0 || only.facts.length < 2) return undefined;
  return only.facts.slice(0, CHOICES).flatMap((fact) => offerOf(fact) ?? []);
}

/** How near to the best fact another one ranks that is offered: one of its kind, and one of another kind. */
const NEAR = { same: 0.3, other: 0.6 };

/** The least rank of what is offered: below, it shares a word by chance. */
const LEAST = 0.6;

/** Questions whose answers may be meant instead, the likeliest first. */
export function othersOf(
  knowledge: Knowledge,
  message: string,
  questions: readonly Understanding[],
  said: readonly Fact[],
): string[] {
  // What somebody asks at the end of a story may mean something of its own, and so may a follow-up.
  const asked = questions.every(isClear) ? [] : sentencesOf(message).filter(isAsking);
  const leaning = questions.filter(({ before, isTold }) => before ?? isTold);
  const alone = [...leaning.map(({ text }) => text), ...asked].map((text) => findAlone(knowledge, text));
  return [...questions.map(({ hits }) => hits), ...alone]
    .flatMap((hits) => hits.filter((hit) => isNearTo(hits[0], hit)))
    .filter(({ fact }) => !said.includes(fact))
    .toSorted((one, other) => other.rank - one.rank)
    .flatMap(({ fact }) => offerOf(fact) ?? []);
}

function isNearTo(best: Hit | undefined, { fact, rank }: Hit): boolean {
  if (!best || rank < LEAST) return false;
  return rank >= best.rank * (isOfOneKind(best.fact, fact) ? NEAR.same : NEAR.other);
}
