import type { Stated } from '../../bench/figures.ts';
import { whole } from '../../bench/numbers.ts';
import type { Outcome } from './fault-setup.ts';

/** The results of one kind of fault, with the number of problems. */
interface FaultRow extends Omit<Outcome, 'wrong'> {
  /** Name of the step. */
  name: string;
  wrong: number;
}

/** What the program does while things break, and what an earlier version did. */
export interface Faults {
  processors: number;
  rows: readonly FaultRow[];
  /** Measured once with the same steps, before the program was changed to pass them. */
  before: readonly FaultRow[];
}

/** How README.md and docs/reliability.md state the results. */
export function statedOf({ rows, before }: Faults): Stated {
  const wrong = rows.reduce((sum, row) => sum + row.wrong, 0);
  const acknowledged = rows.reduce((sum, row) => sum + row.acknowledged, 0);
  const table = Object.fromEntries([
    ...rows.map((row) => [`\`${row.name}\``, cells(row)] as const),
    ...before.map((row) => [`\`${row.name}\`, before`, cells(row)] as const),
  ]);
  return {
    readme: `${wrong} wrong of ${whole(acknowledged)} writes in ${rows.length} kinds of fault ([all](docs/reliability.md))`,
    tables: { 'docs/reliability.md': table },
  };
}

function cells(row: FaultRow): string[] {
  const { acknowledged, refused, slowest, health, page, backends, recovery, wrong } = row;
  const seen = [health, page, backends].map((count) => (count === 0 ? '–' : whole(count)));
  return [...[acknowledged, refused, slowest].map(whole), ...seen, whole(recovery), whole(wrong)];
}
