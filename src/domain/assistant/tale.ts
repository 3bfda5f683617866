import type { Fact } from './fact.ts';
import { anyTask } from './facts/automations.ts';
import { type Hit, isWork } from './find.ts';
import type { Knowledge } from './knowledge.ts';

/** Offered if a visitor describes work that no fact fits well. */
const OFFERED = 3;

/** How much of what is told is called or asked for, or how likely it is meant, where it is something else than work. */
const OTHER = 0.5;

/** How much of a known question must stand there to be refused. */
const REFUSED = 0.8;

/** Margin of the best fact over the next for it to be offered alone. */
const ALONE = 0.3;

/** Of what was found, what answers somebody who tells of work: what takes it off them, or was asked for. */
export function answersToTale(hits: readonly Hit[]): Hit[] {
  return hits.filter(
    ({ fact, known, asked, likely }) =>
      isWork(fact) ||
      (fact.manner ? asked >= REFUSED : !fact.strict && Math.max(known, likely) >= OTHER),
  );
}

/** Facts offered together for described work; none if one fact fits clearly best. */
export function offersToTale(
  knowledge: Knowledge,
  hits: readonly Hit[],
  isSure: boolean,
): readonly Fact[] {
  const [best, next] = hits.filter(({ fact }) => isWork(fact));
  if (!best || (isSure && (next?.rank ?? 0) < best.rank - ALONE)) return [];
  const facts = hits.flatMap(({ fact }) => (isWork(fact) ? fact : []));
  const [any] = isSure ? [] : knowledge.factsOf([anyTask]);
  if (!any) return facts.slice(0, OFFERED);
  return [...facts.filter((fact) => fact !== any).slice(0, OFFERED - 1), any];
}

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

/** 'the second one', 'option 2', 'the 3rd'. */
const ordinal = new RegExp(
  `\\b(?:(?<word>${ordinals.join('|')}|last)(?: one| option)?\\b|(?<place>[1-8])(?:st|nd|rd|th)\\b|(?:number|option|no\\.?|nr\\.?) ?(?<number>[1-8])\\b)`,
  'i',
);

/** Which of several listed items is meant, if its position is named ('the second one'), and the rest of the message. */
export function pointedAt(
  text: string,
  listed: readonly Fact[],
): { fact: Fact; rest: string } | undefined {
  const { word, place, number } = ordinal.exec(text)?.groups ?? {};
  // 'last' is not among the words, so its index is -1.
  const fact = word
    ? listed.at(ordinals.indexOf(word.toLowerCase()))
    : listed[Number(place ?? number) - 1];
  return fact && { fact, rest: text.replace(ordinal, ' ') };
}
