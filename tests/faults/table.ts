import type { Outcome } from './stage.ts';

/** What one kind of fault came to; of what was wrong, how much. */
export interface FaultRow extends Omit<Outcome, 'wrong'> {
  /** Of the step. */
  name: string;
  wrong: number;
}

/** The cells of a step after its name, in docs/reliability.md. */
export function cells(row: FaultRow): string[] {
  const { acknowledged, refused, slowest, health, page, backends, recovery, wrong } = row;
  const said = (count: number) => Math.round(count).toLocaleString('en');
  const seen = [health, page, backends].map((count) => (count === 0 ? '–' : said(count)));
  return [...[acknowledged, refused, slowest].map(said), ...seen, said(recovery), said(wrong)];
}
