import type { Rows } from '../figures.ts';
import type { Medians } from './lighthouse.ts';
import type { Weight } from '../../tests/weigh.ts';

export interface PageRow extends Weight, Medians {
  path: string;
  axe: number;
}

/** What the README says of it. */
export function summary(rows: readonly PageRow[]): string {
  const home = rows.find(({ path }) => path === '/');
  if (!home) throw new Error('The home page was not measured.');
  const found = rows.reduce((sum, { axe }) => sum + axe, 0);
  return `home page: ${kilobytes(home.scripts)} KiB of scripts, ${Math.round(home.transfer / 1024)} KiB in all, largest paint ${(home.lcp / 1000).toFixed(2)} s, Lighthouse ${home.scores.join(' ')}; axe finds ${found} on ${rows.length} pages ([all](docs/bench/pages.md))`;
}

/** The cells of docs/bench/pages.md, by path. */
export function cells(rows: readonly PageRow[]): Rows {
  return Object.fromEntries(
    rows.map(({ path, scripts, scene, transfer, lcp, bareLcp, tbt, cls, scores, axe }) => [
      path,
      [
        kilobytes(scripts),
        scene ? kilobytes(scene) : '–',
        Math.round(transfer / 1024),
        (lcp / 1000).toFixed(2),
        bareLcp ? (lcp / bareLcp).toFixed(2) : '–',
        Math.round(tbt),
        Number(cls.toFixed(3)),
        scores.join(' '),
        axe,
      ].map(String),
    ]),
  );
}

function kilobytes(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}
