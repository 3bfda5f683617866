import { chromium } from '@playwright/test';
import { findBrowser } from '#scripts/browser.ts';
import { inBrowser } from '../pages/in-browser.ts';
import { startProgram } from '../program.ts';
import { VISIT } from './assumptions.data.ts';

/** Time for requests that a page sends after it has loaded. */
const REST_MS = 2000;

/** Network use of one visit. */
export interface VisitCost {
  pages: number;
  /** Files from the CDN that were transferred. */
  files: number;
  /** Requests that functions answered. */
  calls: number;
  /** Transferred bytes, including headers. */
  bytes: number;
}

/** Visits some pages with an empty browser cache. */
export async function measureVisit(): Promise<VisitCost> {
  const executablePath = (await findBrowser()) ?? chromium.executablePath();
  const program = await startProgram();
  return inBrowser(executablePath, async (browser) => {
    const page = await browser.newPage();
    const network = await page.context().newCDPSession(page);
    await network.send('Network.enable');
    const cost = { pages: VISIT.length, files: 0, calls: 0, bytes: 0 };
    const calls = new Set<string>();
    network.on('Network.requestWillBeSent', ({ requestId, request }) => {
      if (new URL(request.url).pathname.startsWith('/api/')) calls.add(requestId);
    });
    network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      cost.bytes += encodedDataLength;
      // A file from the browser cache transfers no bytes.
      if (encodedDataLength > 0 && !calls.has(requestId)) cost.files += 1;
    });
    for (const path of VISIT) {
      const counted = page.waitForResponse((response) => response.url().endsWith('/api/views'));
      await page.goto(program.origin + path, { waitUntil: 'load' });
      await counted;
      await page.waitForTimeout(REST_MS);
    }
    cost.calls = calls.size;
    if (cost.calls < VISIT.length) throw new Error('Not every page was counted as looked at.');
    return cost;
  }).finally(program.stop);
}
