import type { Outcome } from './stage.ts';

/** What one kind of fault came to; of what was wrong, how much. */
export interface FaultRow extends Omit<Outcome, 'wrong'> {
  title: string;
  wrong: number;
}

/** docs/bench/faults.md with these rows. */
export function table(measured: { processors: number; rows: readonly FaultRow[] }): string {
  return `# What breaks, and what is kept

Written by \`npm run test:faults\` on ${measured.processors} processors. Six visitors write all the time, contact requests and bookings, three
of them for each slot; who gets a 503 or loses the connection sends the same again with the same
\`Idempotency-Key\`. At the end every write that was acknowledged is looked for in the database. Wrong is a write that is lost,
there twice or there without its message to the house, a slot with two calls, any answer but 201, 409 and a 503 with
\`Retry-After\`, one that takes ten seconds, and a program that answers again only after a restart or ten seconds. Recovery
is the longest time from the end of a fault to the next acknowledged write. The times are of one run
on a busy machine.

| fault | acknowledged | refused with 503 | slowest answer ms | recovery ms | wrong |
|---|---|---|---|---|---|
${measured.rows.map(line).join('\n')}
`;
}

function line({ title, acknowledged, refused, slowest, recovery, wrong }: FaultRow): string {
  const counts = [acknowledged, refused, slowest, recovery, wrong];
  const cells = counts.map((count) => Math.round(count).toLocaleString('en'));
  return `| ${[title, ...cells].join(' | ')} |`;
}
