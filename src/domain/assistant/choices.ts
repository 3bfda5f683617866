import type { Fact } from './fact.ts';
import type { Knowledge } from './knowledge.ts';
import { isAsking } from './phrasing.ts';
import type { Said } from './say.ts';
import { sentencesOf } from './split.ts';
import { findAlone } from './understand.ts';
import { certaintyOf, isClear, type Understanding } from './understanding.ts';

const CHOICES = 3;

/** What may be tapped after an answer: first what may come next if it is certain, then what else may be meant. */
export function choicesAfter(
  message: string,
  questions: readonly Understanding[],
  answers: readonly Said[],
  others: readonly string[],
): string[] {
  const isSure = questions.every((question) => certaintyOf(question) === 'sure');
  const listed = isSure ? listedIn(answers) : undefined;
  if (listed) return listed;
  const next = answers
    .flatMap(({ facts }) => facts.flatMap((fact) => fact.next ?? []))
    .filter((one) => one.toLowerCase() !== message.trim().toLowerCase());
  return [...new Set([...(isSure ? next.slice(0, 1) : []), ...others, ...next])].slice(0, CHOICES);
}

/** If the answer asks which of several was meant: their names. */
function listedIn([only, ...others]: readonly Said[]): string[] | undefined {
  if (!only?.isAside || others.length > 0 || only.facts.length < 2) return undefined;
  return only.facts.slice(0, CHOICES).flatMap(({ names: [name] }) => name ?? []);
}

export function othersOf(
  knowledge: Knowledge,
  message: string,
  questions: readonly Understanding[],
  said: readonly Fact[],
): string[] {
  // What somebody asks at the end of a story may mean something of its own, and so may a follow-up.
  const asked = questions.every(isClear) ? [] : sentencesOf(message).filter(isAsking);
  const leaning = questions.filter(({ before, isTold }) => before ?? isTold);
  const alone = [...leaning.map(({ text }) => text), ...asked].flatMap((text) => findAlone(knowledge, text));
  return [...questions.flatMap(({ hits }) => hits), ...alone]
    .filter(({ fact }) => !said.includes(fact) && !fact.manner)
    .toSorted((one, other) => other.rank - one.rank)
    .flatMap(({ fact: { names, asks = [] } }) => [...names, ...asks].slice(0, 1));
}
