import type { Fact } from './fact.ts';
import { type Hit, isWork } from './find.ts';
import type { Knowledge } from './knowledge.ts';
import { offerOf } from './offers.ts';
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

/**
 * What another fact needs to be of the same subject, and offered: so likely to be meant, or such a share of the best one's rank with
 * a word of its names or questions.
 */
const NEAR = { likely: 0.01, rank: 0.6 };

/** The likelihood from which work is offered to who asks for none: 'support mail' shares a word with an automation. */
const WORK = 0.02;

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
  const terms = questions.flatMap((question) => question.terms).filter((term) => !knowledge.weights.saysLittle(term));
  return [...questions.map(({ hits }) => hits), ...alone]
    .flatMap((hits) => hits.filter((hit) => isNearTo(hits[0], hit)))
    .filter(({ fact }) => !said.includes(fact))
    .toSorted((one, other) => other.rank - one.rank)
    .flatMap(({ fact }) => offerOf(fact, terms) ?? []);
}

function isNearTo(best: Hit | undefined, { fact, rank, likely, named, asked }: Hit): boolean {
  if (!best || rank < LEAST) return false;
  if (isWork(fact) && !isWork(best.fact) && likely < WORK) return false;
  const isAlike = named > 0 || asked > 0;
  return likely >= NEAR.likely || (isAlike && rank >= NEAR.rank * best.rank);
}
