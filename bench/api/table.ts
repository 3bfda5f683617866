import { percent, row, ROUNDS } from '../numbers.ts';
import { AT_ONCE, type Figures } from './load.ts';
import type { Pair } from './measure.ts';

/** The results of one run. */
export interface Measured {
  beside: { same: Pair[]; uncounted: Pair[] };
  answers: (Figures & { name: string })[];
  hanging: Pair[];
}

/** Our goals: the share of the bare handler's and of our own requests per second, and milliseconds at p99. */
const LEAST_SHARE = 0.6;
const LEAST_SHARE_HANGING = 0.8;
const LONGEST: Record<string, number> = { chat: 50, analysis: 20 };

/** Whether every goal is met. */
export function isGood({ beside, answers, hanging }: Measured): boolean {
  return (
    beside.same.every(({ ratio }) => ratio >= LEAST_SHARE) &&
    hanging.every(({ ratio }) => ratio >= LEAST_SHARE_HANGING) &&
    answers.every(({ name, p99 }) => p99 <= longest(name))
  );
}

/** The figures as a Markdown page. */
export function table({ beside, answers, hanging }: Measured): string {
  return `# What the calls cost

Written by \`npm run bench:api\`: ${AT_ONCE} requests at once from the same machine, all functions behind the server of \`npm start\`,
the embedded database on disk. What is compared runs by turns in short rounds, one of each after the other, so
that whatever else the machine does meets both; medians of ${ROUNDS} rounds after those that warm up. Ratios repeat
within a few percent, times are those of the machine.

## Beside a bare handler

The bare handler is \`node:http\` with \`JSON.parse\`, which writes the same rows as ours in one transaction, by PGlite's
own \`transaction\` and \`query\`, and does nothing else: the count of the client's requests, what was sent, the news of
it. Ours also checks what it is sent, holds to the limits, delivers the news and says what it did in the log.

| call | ours, requests/s | bare, requests/s | ours of bare | at least | ours, p99 ms | bare, p99 ms |
| --- | --- | --- | --- | --- | --- | --- |
${beside.same.map((pair) => pairRow(pair, LEAST_SHARE)).join('\n')}

Beside one that counts nothing, for comparison:

| call | ours, requests/s | bare, requests/s | ours of bare | at least | ours, p99 ms | bare, p99 ms |
| --- | --- | --- | --- | --- | --- | --- |
${beside.uncounted.map((pair) => pairRow(pair)).join('\n')}

## From what is embedded

| call | requests/s | p99 ms | at most |
| --- | --- | --- | --- |
${answers.map(answerRow).join('\n')}

## While an outside service hangs

${AT_ONCE} chats wait for a webhook that never answers.

| call | meanwhile, requests/s | else, requests/s | meanwhile of else | at least | meanwhile, p99 ms | else, p99 ms |
| --- | --- | --- | --- | --- | --- | --- |
${hanging.map((pair) => pairRow(pair, LEAST_SHARE_HANGING)).join('\n')}
`;
}

function pairRow({ name, ours, other, ratio }: Pair, least?: number): string {
  return row([
    name,
    Math.round(ours.perSecond),
    Math.round(other.perSecond),
    `${percent(ratio)}${least !== undefined && ratio < least ? ' (missed)' : ''}`,
    least === undefined ? '' : percent(least),
    Math.round(ours.p99),
    Math.round(other.p99),
  ]);
}

function answerRow({ name, perSecond, p99 }: Figures & { name: string }): string {
  const most = longest(name);
  return row([name, Math.round(perSecond), `${p99}${p99 > most ? ' (missed)' : ''}`, most]);
}

/** The most that an embedded answer may take at p99, in milliseconds. */
export function longest(name: string): number {
  return LONGEST[name] ?? Infinity;
}
