import { whole } from '../../bench/numbers.ts';
import type { Outcome } from './fault-setup.ts';

/** The results of one kind of fault, with the number of problems. */
export interface FaultRow extends Omit<Outcome, 'wrong'> {
  /** Name of the step. */
  name: string;
  wrong: number;
}

/** The cells of a step after its name, in docs/reliability.md. */
export function cells(row: FaultRow): string[] {
  const { acknowledged, refused, slowest, health, page, backends, recovery, wrong } = row;
  const seen = [health, page, backends].map((count) => (count === 0 ? '–' : whole(count)));
  return [...[acknowledged, refused, slowest].map(whole), ...seen, whole(recovery), whole(wrong)];
}
