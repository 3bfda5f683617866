/**
 * `npm run bench:pages [-- /contact]`: what a first visit on a phone costs. Given paths, it measures only those and
 * stores nothing.
 */
import { chromium } from '@playwright/test';
import { findBrowser } from '#scripts/browser.ts';
import { printRows, storeFigures } from './figures.ts';
import { startBareSite } from './pages/bare.ts';
import { lighthouseMedians } from './pages/lighthouse.ts';
import { axeViolations, weightOf } from './pages/in-browser.ts';
import { startProgram } from './program.ts';
import { type Secure, startSecure } from './secure.ts';
import { cells, type PageRow, summary } from './pages/table.ts';

/** Every public page, but only one of those with the same layout. */
const PAGES = [
  '/',
  '/services',
  '/services-old',
  '/projects',
  '/freight-billing-desk',
  '/case-study',
  '/contact',
  '/start',
  '/coming-soon',
  '/privacy-policy',
  '/terms-of-service',
  '/signal-board',
  '/signal-board/the-one-week-tally-sheet',
  '/blog',
  '/blog/what-to-automate-first',
];

const RUNS = 3;

const requested = process.argv.slice(2);

const addressOf = ({ port }: Secure, path: string) => `https://127.0.0.1:${port}${path}`;

const browser = (await findBrowser('whole')) ?? chromium.executablePath();
const program = await startProgram();
const bare = await startBareSite(program.origin);
const site = await startSecure(program.origin);
const text = await startSecure(bare.origin);
try {
  const rows: PageRow[] = [];
  for (const path of requested.length > 0 ? requested : PAGES) {
    const url = program.origin + path;
    console.log(`Measuring ${path} …`);
    rows.push({
      path,
      ...(await weightOf(url, browser)),
      ...(await lighthouseMedians(
        { url: addressOf(site, path), bare: addressOf(text, path) },
        browser,
        RUNS,
      )),
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
  for (const server of [text, site, bare]) server.stop();
  await program.stop();
}
