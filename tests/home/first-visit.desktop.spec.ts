import type { Page } from '@playwright/test';
import { nightlyUnless, pages } from '../every-page/routes.ts';
import { expect, test } from '../fixtures.ts';

// As most people visit: with an empty browser profile, and with motion allowed.
test.use({ contextOptions: { reducedMotion: 'no-preference' }, allowedErrors: [/status of 404/] });

const byDay = ['/ 1280', '/services 360', '/admin-login 1280'];

for (const path of [...pages, '/call', '/admin-login']) {
  for (const width of [360, 1280]) {
    const name = `${path} is visible after the splash at ${width} px`;
    test(name, nightlyUnless(byDay, `${path} ${width}`), async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      await visit(page, path);
    });
  }
}

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect.poll(() => page.evaluate(frontmost)).toMatch(/^(header|main|footer)$/);
  await expect.poll(() => page.evaluate(heldBack)).toEqual([]);
  const names = await page.evaluate(transitionNames);
  expect(names).toEqual([...new Set(names)]);
}

/** The visible element at the center of the window, or whatever covers it. */
function frontmost(): string | undefined {
  // An overlay that lets clicks through still hides the page.
  for (const element of document.querySelectorAll<HTMLElement>('body > *')) {
    if (getComputedStyle(element).pointerEvents === 'none') element.style.pointerEvents = 'auto';
  }
  const found = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  return (found?.closest('body > *') ?? found)?.localName;
}

/** The parts of the page that are not laid out yet. */
function heldBack(): string[] {
  return [...document.querySelectorAll<HTMLElement>('main > *, body > footer')]
    .filter((element) => getComputedStyle(element).contentVisibility === 'hidden')
    .map(({ localName, className }) => `${localName}.${className}`);
}

/** With two elements of one name, the browser skips every view transition. */
function transitionNames(): string[] {
  return [...document.querySelectorAll('*')]
    .map((element) => getComputedStyle(element).viewTransitionName)
    .filter((name) => name !== 'none');
}
