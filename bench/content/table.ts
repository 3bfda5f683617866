import type { Rows } from '../figures.ts';
import { whole } from '../numbers.ts';
import type { BuildCost, Builds } from './builds.ts';
import type { Times } from './requests.ts';

export interface Content {
  processors: number;
  count: number;
  lists: readonly Times[];
  builds: Builds;
  pages: readonly Times[];
}

/** What the README says of it. */
export function summary({ count, lists, builds: { ours, bare } }: Content): string {
  const slowest = Math.max(...lists.map(({ p99 }) => p99));
  return `lists at most ${Math.round(slowest)} ms at p99 with ${whole(count)} posts; a build takes ${(ours.seconds / bare.seconds).toFixed(2)} of bare Astro, ${(ours.megabytes / bare.megabytes).toFixed(2)} of its memory ([all](docs/bench/content.md))`;
}

/** The cells of docs/bench/content.md, by query, page and build. */
export function cells({ lists, builds: { bare, ours }, pages }: Content): Rows {
  const times = [...lists, ...pages].map(({ of, p50, p99 }) => [of, [p50, p99].map(tenths)]);
  return {
    ...(Object.fromEntries(times) as Rows),
    'Astro as it comes': costs(bare),
    ours: costs(ours),
    ratio: (['seconds', 'processor', 'megabytes'] as const).map((unit) =>
      (ours[unit] / bare[unit]).toFixed(2),
    ),
  };
}

function costs({ seconds, processor, megabytes }: BuildCost): string[] {
  return [tenths(seconds), tenths(processor), megabytes.toFixed(0)];
}

function tenths(value: number): string {
  return value.toFixed(1);
}
