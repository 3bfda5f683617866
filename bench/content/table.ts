import { row } from '../numbers.ts';
import type { BuildCost, Builds } from './builds.ts';
import type { ListRow } from './lists.ts';

/** The results of one run. */
export interface Content {
  processors: number;
  /** Number of posts. */
  count: number;
  lists: readonly ListRow[];
  /** The same with a trigram index. */
  indexed: readonly ListRow[];
  builds: Builds;
  /** Through the local server. */
  pages: readonly ListRow[];
}

/** The figures as a Markdown page. */
export function page({ processors, count, lists, indexed, builds, pages }: Content): string {
  const { bare, ours } = builds;
  return `# What ${count.toLocaleString('en-US')} posts cost

Written by \`npm run bench:content\` on ${processors} processors. Each figure is of one run, so the ratios within it say more than
the times.

## Lists

The list's call on the embedded database, 300 times one after the other, in ms: by the function's handler, over the
local server, and by the handler with a trigram index, which the site does without (docs/decisions/0008). \`select 1\` is
what the machine makes of nothing. The goal is 30 ms at the 99th of a hundred.

| asked for | handler p50 | p99 | server p50 | p99 | trigram index p50 | p99 |
|---|---|---|---|---|---|---|
${queriesOf(lists)
  .map((query) => row([query, ...figures(lists, query), ...figures(indexed, query, ['handler'])]))
  .join('\n')}

\`select 1\`: ${figures(lists, 'select 1', ['database']).join(' and ')} ms.

## Pages

Over the local server, one after the other, in ms: rendered anew for each request, as after a change, from the cache, and a
file of about the same size beside them. The goals at the 99th of a hundred are 15 ms for a post and 30 ms for the list.

| page | p50 | p99 |
|---|---|---|
${pages
  .map(({ way, query, p50, p99 }) => row([`${query}, ${way}`, p50.toFixed(1), p99.toFixed(1)]))
  .join('\n')}

## Builds

A build reads no post, so it costs the same with none and with ${count.toLocaleString('en-US')}. The same pages as the framework and the platform's
adapter come, and as we build them, the drawn share images aside. Processor time is what other programs on the machine
hardly change.

| build | seconds | processor s | memory MB |
|---|---|---|---|
| Astro as it comes | ${costs(bare)} |
| ours | ${costs(ours)} |
| ratio | ${ratio(ours.seconds, bare.seconds)} | ${ratio(ours.processor, bare.processor)} | ${ratio(ours.megabytes, bare.megabytes)} |
`;
}

function queriesOf(rows: readonly ListRow[]): string[] {
  return [...new Set(rows.filter(({ way }) => way === 'handler').map(({ query }) => query))];
}

function figures(rows: readonly ListRow[], query: string, ways = ['handler', 'server']): string[] {
  return ways.flatMap((way) => {
    const found = rows.find((one) => one.way === way && one.query === query);
    if (!found) throw new Error(`Nothing was measured of ${query} by the ${way}.`);
    return [found.p50.toFixed(1), found.p99.toFixed(1)];
  });
}

function costs({ seconds, processor, megabytes }: BuildCost): string {
  return [seconds.toFixed(1), processor.toFixed(1), Math.round(megabytes)].join(' | ');
}

function ratio(one: number, other: number): string {
  return (one / other).toFixed(2);
}
