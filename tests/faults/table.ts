import { availableParallelism } from 'node:os';
import type { Outcome } from './stage.ts';

/** docs/bench/faults.md with these rows. */
export function page(rows: readonly string[]): string {
  return `# What breaks, and what is kept

Written by \`npm run test:faults\` on ${availableParallelism()} processors. Six visitors write all the time, contact requests and bookings, three
of them for each slot; who gets a 503 or loses the connection sends the same again with the same
\`Idempotency-Key\`. At the end every write that was acknowledged is looked for in the database. Wrong is a write that is lost,
there twice or there without its message to the house, a slot with two calls, any answer but 201, 409 and a 503 with
\`Retry-After\`, one that takes ten seconds, and a program that answers again only after a restart or ten seconds. Recovery
is the longest time from the end of a fault to the next acknowledged write. The times are of one run
on a busy machine.

| fault | acknowledged | refused with 503 | slowest answer ms | recovery ms | wrong |
|---|---|---|---|---|---|
${rows.join('\n')}
`;
}

/** The rows of a page that was written before, by what they begin with. */
export function rowsIn(text: string): Map<string, string> {
  const rows = text.split('\n').filter((line) => line.startsWith('| '));
  return new Map(rows.map((row) => [row.split(' | ')[0]?.slice(2) ?? '', row]));
}

export function rowOf(title: string, outcome: Outcome): string {
  const { acknowledged, refused, slowest, recovery, wrong } = outcome;
  const times = [slowest, recovery].map((ms) => Math.round(ms).toLocaleString('en'));
  const counts = [acknowledged, refused].map((count) => count.toLocaleString('en'));
  return `| ${[title, ...counts, ...times, wrong.length].join(' | ')} |`;
}
