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
  const format = (count: number) => Math.round(count).toLocaleString('en');
  const seen = [health, page, backends].map((count) => (count === 0 ? '–' : format(count)));
  return [
    ...[acknowledged, refused, slowest].map(format),
    ...seen,
    format(recovery),
    format(wrong),
  ];
}
