import { type Browser, type CDPSession, devices, type Page } from '@playwright/test';

/** A phone of the lower middle on a slow network, as Lighthouse simulates it; here each of it is applied. */
const SLOWER = 4;
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };

/** After the load: what a page does by itself has begun by then. */
const REST_MS = 2500;

/** What a visit costs on a slow phone, in milliseconds. */
export interface MeasuredVisit {
  /** First and largest contentful paint. */
  fcp: number;
  lcp: number;
  /** The part of all tasks beyond 50 ms each, from the first paint on. */
  blocking: number;
  longestTask: number;
  /** Time in computing styles and in layouts, and how many layouts. */
  style: number;
  layout: number;
  layouts: number;
  scripting: number;
}

/** The first visit of a page with an empty cache, and the second one. */
export async function throttledVisits(
  browser: Browser,
  url: string,
): Promise<{ first: MeasuredVisit; second: MeasuredVisit }> {
  const context = await browser.newContext({ ...devices['Pixel 7'], ignoreHTTPSErrors: true });
  try {
    const page = await context.newPage();
    await throttle(page);
    const first = await visit(page, url);
    await page.goto('about:blank');
    return { first, second: await visit(page, url) };
  } finally {
    await context.close();
  }
}

/** From the request of a page to the open chat of a visitor who taps its button as soon as it is painted, in milliseconds. */
export async function firstTap(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ ...devices['Pixel 7'], ignoreHTTPSErrors: true });
  try {
    const page = await context.newPage();
    await throttle(page);
    const began = performance.now();
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await page.locator('#tools [data-open="chat"]').tap();
    await page.locator('.window-chat').waitFor();
    return performance.now() - began;
  } finally {
    await context.close();
  }
}

async function throttle(page: Page): Promise<CDPSession> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', NETWORK);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await client.send('Performance.enable', { timeDomain: 'timeTicks' });
  return client;
}

async function visit(page: Page, url: string): Promise<MeasuredVisit> {
  const client = await throttle(page);
  const before = await totals(client);
  await page.goto(url, { waitUntil: 'load' });
  const times = await page.evaluate(async (rest) => {
    const seen = (type: string) =>
      new Promise<PerformanceEntry[]>((resolve) => {
        const entries: PerformanceEntry[] = [];
        new PerformanceObserver((list) => entries.push(...list.getEntries())).observe({ type, buffered: true });
        setTimeout(() => resolve(entries), rest);
      });
    const [paints, largest, tasks] = await Promise.all(['paint', 'largest-contentful-paint', 'longtask'].map(seen));
    const fcp = paints?.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? Number.NaN;
    const long = (tasks ?? []).filter(({ startTime, duration }) => startTime + duration > fcp);
    return {
      fcp,
      lcp: largest?.at(-1)?.startTime ?? Number.NaN,
      blocking: long.reduce((sum, { duration }) => sum + duration - 50, 0),
      longestTask: Math.max(0, ...(tasks ?? []).map(({ duration }) => duration)),
    };
  }, REST_MS);
  const after = await totals(client);
  const spent = (name: string) => (after[name] ?? 0) - (before[name] ?? 0);
  return {
    ...times,
    style: 1000 * spent('RecalcStyleDuration'),
    layout: 1000 * spent('LayoutDuration'),
    layouts: spent('LayoutCount'),
    scripting: 1000 * spent('ScriptDuration'),
  };
}

async function totals(client: CDPSession): Promise<Record<string, number>> {
  const { metrics } = await client.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}
