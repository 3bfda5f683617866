import { AT_ONCE, type Figures } from './load.ts';
import type { Pair } from './measure.ts';

interface Measured {
  beside: Pair[];
  answers: (Figures & { name: string })[];
  hanging: Pair[];
}

/** What we promise: shares of the bare handler's and of our own requests a second, milliseconds at p99. */
const LEAST_SHARE = 0.6;
const LEAST_SHARE_HANGING = 0.8;
const LONGEST: Record<string, number> = { chat: 50, analysis: 20 };

/** The figures as a Markdown page. */
export function table({ beside, answers, hanging }: Measured): string {
  return `# What the calls cost

Written by \`npm run bench:api\`: ${AT_ONCE} requests at once from the same machine, all functions behind the server of \`npm start\`,
the embedded database on disk. What is compared runs by turns; medians of five rounds. Ratios repeat within a
few percent, times are those of the machine and of whatever else it does.

## Beside a bare handler

The bare handler is \`node:http\` with \`JSON.parse\`, which writes the same rows in one transaction and does nothing
else. Ours also counts the request, checks it, delivers the news of it and says what it did in the log.

| call | ours, requests/s | bare, requests/s | ours of bare | at least | ours, p99 ms | bare, p99 ms |
| --- | --- | --- | --- | --- | --- | --- |
${beside.map((pair) => pairRow(pair, LEAST_SHARE)).join('\n')}

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

function pairRow({ name, ours, other, ratio }: Pair, least: number): string {
  const cells = [
    name,
    Math.round(ours.perSecond),
    Math.round(other.perSecond),
    `${percent(ratio)}${ratio < least ? ' (missed)' : ''}`,
    percent(least),
    Math.round(ours.p99),
    Math.round(other.p99),
  ];
  return `| ${cells.join(' | ')} |`;
}

function answerRow({ name, perSecond, p99 }: Figures & { name: string }): string {
  const most = LONGEST[name] ?? Infinity;
  const cells = [name, Math.round(perSecond), `${p99}${p99 > most ? ' (missed)' : ''}`, most];
  return `| ${cells.join(' | ')} |`;
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
