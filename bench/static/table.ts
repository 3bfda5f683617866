import { percent, row, whole } from '../numbers.ts';
import type { Row } from './compare.ts';

/** Minimum share of the bare server's requests per second. */
export const GOAL = 0.6;

/** The results of one run. */
export interface Shares {
  processors: number;
  rows: readonly Row[];
}

/** The rows for docs/bench/static.md. */
export function page({ processors, rows }: Shares): string {
  return `# What serving a file costs

Written by \`npm run bench:static\` on ${processors} processors: 50 connections from the same machine, rounds of two seconds by turns,
medians of seven. The bare server is \`node:http\` that answers every request with the same headers and bytes from
memory; ours looks at the address, the functions, the redirects, the header rules, the encodings and the tag. The goal is
${GOAL * 100} %. Rates are those of a machine that does other things as well; the shares are what counts.

| path | bytes sent | ours, requests/s | bare, requests/s | ours of bare |
|---|---|---|---|---|
${rows.map(line).join('\n')}
`;
}

function line({ path, bytes, ours, bare, ratio }: Row): string {
  return row([path, whole(bytes), whole(ours), whole(bare), percent(ratio)]);
}
