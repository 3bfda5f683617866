/** `npm run bench:api`: what API requests cost beside a bare handler and beside a hanging outside service. */
import { measureAgainstBare, measureAnswers, measureHanging } from './api/measure.ts';
import type { Figures, Pair } from './compare.ts';
import { printRows, type Rows, storeFigures } from './figures.ts';
import { percent } from './numbers.ts';
import { exitOnSignals } from './program.ts';

/** Our goals: the share of the bare handler's and of our own requests per second, and milliseconds at p99. */
const LEAST_SHARE = 0.6;
const LEAST_SHARE_HANGING = 0.8;
const LONGEST: Record<string, number> = { chat: 50, analysis: 20 };

exitOnSignals();
const beside = await measureAgainstBare();
const answers = await measureAnswers();
const hanging = await measureHanging();

const rows: Rows = Object.fromEntries([
  ...beside.map((pair) => [pair.name, pairCells(pair, LEAST_SHARE)] as const),
  ...answers.map((answer) => [answer.name, answerCells(answer)] as const),
  ...hanging.map((pair) => [`${pair.name}, while chats hang`, pairCells(pair, LEAST_SHARE_HANGING)] as const),
]);
printRows(rows);
const shares = beside.map(({ name, ratio }) => `${name} ${percent(ratio)}`);
const times = answers.map(({ name, p99 }) => `${name} ${Math.round(p99)} ms (${longest(name)} aimed at)`);
const measured = { beside, answers, hanging };
await storeFigures('bench:api', measured, {
  readme: `${shares.join(', ')} of its rate; at p99 ${times.join(', ')} ([all](docs/bench/api.md))`,
  tables: { 'docs/bench/api.md': rows },
});
const isGood =
  beside.every(({ ratio }) => ratio >= LEAST_SHARE) &&
  hanging.every(({ ratio }) => ratio >= LEAST_SHARE_HANGING) &&
  answers.every(({ name, p99 }) => p99 <= longest(name));
process.exitCode = isGood ? 0 : 1;

function pairCells({ ours, other, ratio }: Pair, least: number): string[] {
  return [
    ...[ours.perSecond, other.perSecond].map((rate) => rate.toFixed(0)),
    `${percent(ratio)}${ratio < least ? ' (missed)' : ''}`,
    percent(least),
    ...[ours.p99, other.p99].map((ms) => ms.toFixed(0)),
  ];
}

function answerCells({ name, perSecond, p99 }: Figures & { name: string }): string[] {
  const most = longest(name);
  return [perSecond.toFixed(0), `${p99}${p99 > most ? ' (missed)' : ''}`, `${most}`];
}

function longest(name: string): number {
  return LONGEST[name] ?? Infinity;
}
