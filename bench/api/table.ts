import type { Rows } from '../figures.ts';
import { percent } from '../numbers.ts';
import type { Figures } from './load.ts';
import type { Pair } from './measure.ts';

export interface Measured {
  beside: Pair[];
  answers: (Figures & { name: string })[];
  hanging: Pair[];
}

/** Our goals: the share of the bare handler's and of our own requests per second, and milliseconds at p99. */
const LEAST_SHARE = 0.6;
const LEAST_SHARE_HANGING = 0.8;
const LONGEST: Record<string, number> = { chat: 50, analysis: 20 };

export function isGood({ beside, answers, hanging }: Measured): boolean {
  return (
    beside.every(({ ratio }) => ratio >= LEAST_SHARE) &&
    hanging.every(({ ratio }) => ratio >= LEAST_SHARE_HANGING) &&
    answers.every(({ name, p99 }) => p99 <= longest(name))
  );
}

/** What the README says of it. */
export function summary({ beside, answers }: Measured): string {
  const shares = beside.map(({ name, ratio }) => `${name} ${percent(ratio)}`);
  const times = answers.map(
    ({ name, p99 }) => `${name} ${Math.round(p99)} ms (${longest(name)} aimed at)`,
  );
  return `${shares.join(', ')} of its rate; at p99 ${times.join(', ')} ([all](docs/bench/api.md))`;
}

/** The cells of docs/bench/api.md, by call. */
export function cells({ beside, answers, hanging }: Measured): Rows {
  const pairs = (rows: readonly Pair[], suffix: string, least: number) =>
    rows.map((pair) => [`${pair.name}${suffix}`, pairCells(pair, least)] as const);
  return Object.fromEntries([
    ...pairs(beside, '', LEAST_SHARE),
    ...answers.map((answer) => [answer.name, answerCells(answer)] as const),
    ...pairs(hanging, ', while chats hang', LEAST_SHARE_HANGING),
  ]);
}

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
