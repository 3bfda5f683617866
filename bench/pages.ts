/**
 * `npm run bench:pages [-- /contact]`: what a first visit on a phone costs. Given paths, it measures only those and
 * stores nothing.
 */
import { chromium } from '@playwright/test';
import { findBrowser } from '#scripts/browser.ts';
import { startSecure } from '#server/testing/secure.ts';
import type { Weight } from '../tests/weigh.ts';
import { printRows, type Rows, storeFigures } from './figures.ts';
import { type Audit, audit } from './pages/lighthouse.ts';
import { axeViolations, weightOf } from './pages/in-browser.ts';
import { paths } from './pages/paths.data.ts';
import { startProgram } from './program.ts';

interface PageRow extends Weight, Audit {
  path: string;
  axe: number;
}

const requested = process.argv.slice(2);

const browser = (await findBrowser('whole')) ?? chromium.executablePath();
const program = await startProgram({ env: { TRUST_PROXY: '127.0.0.1' } });
const site = await startSecure(program.origin);
try {
  const rows: PageRow[] = [];
  for (const path of requested.length > 0 ? requested : paths) {
    const url = program.origin + path;
    console.log(`Measuring ${path} …`);
    rows.push({
      path,
      ...(await weightOf(url, browser)),
      ...(await audit(`https://127.0.0.1:${site.port}${path}`, browser)),
      axe: await axeViolations(url, browser),
    });
    printRows(cells(rows.slice(-1)));
  }
  if (requested.length === 0) {
    await storeFigures('bench:pages', rows, {
      readme: summary(rows),
      tables: { 'docs/bench/pages.md': cells(rows) },
    });
  }
} finally {
  site.stop();
  await program.stop();
}

/** What the README says of it. */
function summary(rows: readonly PageRow[]): string {
  const home = rows.find(({ path }) => path === '/');
  if (!home) throw new Error('The home page was not measured.');
  const found = rows.reduce((sum, { axe }) => sum + axe, 0);
  return `home page: ${kilobytes(home.scripts)} KiB of scripts, ${Math.round(home.transfer / 1024)} KiB in all, Lighthouse ${home.scores.join(' ')}; axe finds ${found} on ${rows.length} pages ([all](docs/bench/pages.md))`;
}

/** The cells of docs/bench/pages.md, by path. */
function cells(rows: readonly PageRow[]): Rows {
  return Object.fromEntries(
    rows.map(({ path, scripts, scene, transfer, cls, scores, axe }) => [
      path,
      [
        kilobytes(scripts),
        scene ? kilobytes(scene) : '–',
        Math.round(transfer / 1024),
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
