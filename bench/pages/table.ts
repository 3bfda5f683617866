import type { Medians } from './lighthouse.ts';
import type { ScriptBytes } from './in-browser.ts';

export interface PageRow extends ScriptBytes, Medians {
  path: string;
  axe: number;
}

/** The best of the free templates measured with the same tools on 2026-11: AstroWind's home page. */
const PEER = '| AstroWind, home | 5.7 | – | 152 | 1.74 | – | 1 | 0 | 100 100 100 100 | 1 |';

/** The figures as a Markdown page. */
export function table(rows: readonly PageRow[]): string {
  return `# What a first visit costs

Written by \`npm run bench:pages\`: the built site on the local server, compressed as it is deployed and, as there, over
HTTP/2 and TLS; medians of three Lighthouse runs with the mobile preset (simulated slow 4G, slowed processor), by turns
with three of the same text and structure as bare HTML: “of bare” is the largest paint as a multiple of that. Scripts are
weighed with gzip, files and inline, five seconds after the load without a touch. Bytes and axe repeat exactly; times are
coarse.

| page | scripts KiB | hero scene KiB | transfer KiB | LCP s | of bare | TBT ms | CLS | performance, accessibility, best practices, SEO | axe |
|---|---|---|---|---|---|---|---|---|---|
${PEER}
${rows.map(line).join('\n')}
`;
}

/** One row of the page's table. */
export function line(row: PageRow): string {
  const cells = [
    row.path,
    kilobytes(row.scripts),
    row.scene ? kilobytes(row.scene) : '–',
    Math.round(row.transfer / 1024),
    (row.lcp / 1000).toFixed(2),
    row.bareLcp ? (row.lcp / row.bareLcp).toFixed(2) : '–',
    Math.round(row.tbt),
    Number(row.cls.toFixed(3)),
    row.scores.join(' '),
    row.axe,
  ];
  return `| ${cells.join(' | ')} |`;
}

function kilobytes(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}
