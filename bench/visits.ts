/**
 * `npm run bench:visits [-- /contact]`: what the first and the second visit of a page cost on a slow phone and network,
 * with the slowness applied, by turns with the same text as bare HTML. Given paths, it stores nothing.
 */
import { chromium } from '@playwright/test';
import { findBrowser } from '#scripts/browser.ts';
import { startSecure } from '#server/testing/secure.ts';
import { browserArguments } from '../tests/browser-arguments.ts';
import { printRows, type Rows, storeFigures } from './figures.ts';
import { median } from './numbers.ts';
import { startBareSite } from './pages/bare.ts';
import { firstTap, throttledVisits, type MeasuredVisit } from './pages/throttled.ts';
import { startProgram } from './program.ts';

const RUNS = 3;
const requested = process.argv.slice(2);
const paths = requested.length > 0 ? requested : ['/', '/services', '/blog', '/privacy-policy'];

const program = await startProgram({ env: { TRUST_PROXY: '127.0.0.1' } });
const bare = await startBareSite(program.origin);
const site = await startSecure(program.origin);
const text = await startSecure(bare.origin);
const executablePath = (await findBrowser('whole')) ?? chromium.executablePath();
const browser = await chromium.launch({ executablePath, args: [...browserArguments, '--ignore-certificate-errors'] });
const rows: Rows = {};
const figures: object[] = [];
try {
  for (const path of paths) {
    const ours: { first: MeasuredVisit; second: MeasuredVisit; tap: number }[] = [];
    const others: { first: MeasuredVisit; second: MeasuredVisit }[] = [];
    for (let run = 0; run < RUNS; run++) {
      const url = `https://127.0.0.1:${site.port}${path}`;
      ours.push({ ...(await throttledVisits(browser, url)), tap: await firstTap(browser, url) });
      others.push(await throttledVisits(browser, `https://127.0.0.1:${text.port}${path}`));
    }
    for (const visit of ['first', 'second'] as const) {
      const of = (runs: typeof others, what: keyof MeasuredVisit) =>
        Math.round(median(runs.map((run) => run[visit][what])));
      const both = (what: keyof MeasuredVisit) => `${of(ours, what)} (${of(others, what)})`;
      const tap = visit === 'first' ? String(Math.round(median(ours.map((run) => run.tap)))) : '–';
      const measured = (['fcp', 'lcp', 'blocking', 'longestTask', 'style', 'layout'] as const).map(both);
      rows[`${path}, ${visit}`] = [...measured, tap];
    }
    figures.push({ path, ours, bare: others });
  }
  printRows(rows);
  const [fcp, , blocking] = rows['/, first'] ?? [];
  if (requested.length === 0) {
    await storeFigures('bench:visits', figures, {
      readme: `home page: first paint ${fcp} ms, blocked ${blocking} ms; in brackets the same text as bare HTML ([all](docs/bench/visits.md))`,
      tables: { 'docs/bench/visits.md': rows },
    });
  }
} finally {
  await browser.close();
  for (const server of [text, site, bare]) server.stop();
  await program.stop();
}
