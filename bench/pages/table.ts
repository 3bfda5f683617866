import type { Medians } from './lighthouse.ts';
import type { Weight } from '../../tests/weigh.ts';

export interface PageRow extends Weight, Medians {
  path: string;
  axe: number;
}

/** The cells of docs/bench/pages.md, by path. */
export function cells(rows: readonly PageRow[]): Record<string, string[]> {
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
