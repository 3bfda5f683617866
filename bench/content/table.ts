import type { Rows } from '../figures.ts';
import { whole } from '../numbers.ts';
import type { BuildCost, Builds } from './builds.ts';
import type { ListRow } from './lists.ts';

/** The results of one run. */
export interface Content {
  processors: number;
  /** Number of posts. */
  count: number;
  lists: readonly ListRow[];
  builds: Builds;
  /** Through the local server. */
  pages: readonly ListRow[];
}

/** What the README says of it. */
export function summary({ count, lists, builds: { ours, bare } }: Content): string {
  const slowest = Math.max(...lists.map(({ p99 }) => p99));
  return `lists at most ${Math.round(slowest)} ms at p99 with ${whole(count)} posts; a build takes ${(ours.seconds / bare.seconds).toFixed(2)} of bare Astro, ${(ours.megabytes / bare.megabytes).toFixed(2)} of its memory ([all](docs/bench/content.md))`;
}

/** The cells of docs/bench/content.md, by query, page and build. */
export function cells({ lists, builds, pages }: Content): Rows {
  const timesOf = (rows: readonly ListRow[], wanted: string, ways: readonly string[]) =>
    ways.flatMap((by) => {
      const found = rows.find(({ way, query }) => way === by && query === wanted);
      if (!found) throw new Error(`Nothing was measured of ${wanted} by the ${by}.`);
      return times(found);
    });
  const queries = lists.filter(({ way }) => way === 'handler').map(({ query }) => query);
  const { bare, ours } = builds;
  return {
    '`select 1`': timesOf(lists, 'select 1', ['database']),
    ...Object.fromEntries(
      queries.map((query) => [query, timesOf(lists, query, ['handler', 'server'])]),
    ),
    ...Object.fromEntries(pages.map((page) => [`${page.query}, ${page.way}`, times(page)])),
    'Astro as it comes': costs(bare),
    ours: costs(ours),
    ratio: (['seconds', 'processor', 'megabytes'] as const).map((unit) =>
      (ours[unit] / bare[unit]).toFixed(2),
    ),
  };
}

function times({ p50, p99 }: ListRow): string[] {
  return [p50.toFixed(1), p99.toFixed(1)];
}

function costs({ seconds, processor, megabytes }: BuildCost): string[] {
  return [seconds.toFixed(1), processor.toFixed(1), megabytes.toFixed(0)];
}
