import type { Browser } from '@playwright/test';
import { visited } from './every-page/routes.ts';
import { expect, test } from './fixtures.ts';

// As most people come: with nothing kept from an earlier visit, and with motion allowed.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

for (const path of [...visited, '/call', '/admin-login']) {
  test(`${path} comes out from under the splash`, async ({ browser }) => {
    await Promise.all([360, 1280].map((width) => visit(browser, path, width)));
  });
}

async function visit(browser: Browser, path: string, width: number): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height: 740 } });
  await page.goto(path);
  // On a busy machine the first paint, from which the splash counts, comes after the load.
  await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);
  await expect
    .poll(() => page.evaluate(frontmost), { timeout: 1500, intervals: [100] })
    .toMatch(/^(header|main|footer)$/);
  const names = await page.evaluate(transitionNames);
  expect(names).toEqual([...new Set(names)]);
  await page.close();
}

/** The part of the page that is seen at the center of the window, or whatever lies over it. */
function frontmost(): string | undefined {
  // A cover that lets clicks through hides the page all the same.
  for (const element of document.querySelectorAll<HTMLElement>('body > *')) {
    if (getComputedStyle(element).pointerEvents === 'none') element.style.pointerEvents = 'auto';
  }
  const found = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  return (found?.closest('body > *') ?? found)?.localName;
}

/** Two elements of one name, and the browser skips every change of pages. */
function transitionNames(): string[] {
  return [...document.querySelectorAll('*')]
    .map((element) => getComputedStyle(element).viewTransitionName)
    .filter((name) => name !== 'none');
}
