import type { Fact } from './fact.ts';
import { anyTask } from './facts/automations.ts';
import { type Hit, isWork } from './find.ts';
import type { Knowledge } from './knowledge.ts';

/** Offered if a visitor describes work that no fact fits well. */
const OFFERED = 3;

/** How close to the best another must come for that. */
const CLOSE = 0.5;

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
  const close = hits.filter(({ fact, rank }) => isWork(fact) && rank >= CLOSE * best.rank);
  const facts = close.map(({ fact }) => fact);
  const [any] = isSure ? [] : knowledge.factsOf([anyTask]);
  if (!any) return facts.slice(0, OFFERED);
  return [...facts.filter((fact) => fact !== any).slice(0, OFFERED - 1), any];
}
