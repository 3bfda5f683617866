import { chromium } from '@playwright/test';
import { findBrowser } from '#scripts/browser.ts';
import { browserArguments } from '../../tests/browser-arguments.ts';
import { startProgram } from '../program.ts';
import { VISIT } from './assumptions.ts';

/** Time for what a page does after it is there. */
const REST_MS = 2000;

/** What one visit asks of the network. */
export interface VisitCost {
  pages: number;
  /** That came over the network, from the CDN. */
  files: number;
  /** That functions answered. */
  calls: number;
  /** As they came over the wire, headers included. */
  bytes: number;
}

/** Looks at some pages with a browser that has seen none before. */
export async function measureVisit(): Promise<VisitCost> {
  const executablePath = await findBrowser(console.log);
  const program = await startProgram();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: browserArguments,
  });
  try {
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
      // What the browser had kept comes without a byte.
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
  } finally {
    await browser.close();
    await program.stop();
  }
}
