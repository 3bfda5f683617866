import { type APIRequestContext, test as base, expect, type Page, type Route } from '@playwright/test';
import { COLOR_RULES, violationsIn } from './axe.ts';
import { completeFirefox } from './engines/firefox.ts';
import { toasts } from './parts.ts';
import { beginSession } from './sign-in.ts';

interface Options {
  /** Console errors that all tests of a file provoke on purpose. */
  allowedErrors: RegExp[];
  /** Allows a console error that this test provokes on purpose. */
  allowErrors: (error: RegExp) => void;
  /** All that are allowed. */
  provoked: RegExp[];
}

interface Shared {
  /** Signed in once for all journeys of a worker, because checking a password is slow by design, and limited. */
  admin: APIRequestContext;
}

/** Chromium's warning about WebGL without a graphics card. */
const SOFTWARE_GL = /GL Driver Message/;

/** Marks tests about the texts and figures of the agency that came with the engine. */
export const demoAgency = { tag: '@demo-agency' };
/** Marks tests of what is the same on a phone. */
export const onDesk = { tag: '@desktop' };
/** Marks tests of what is only there on a phone. */
export const onPhone = { tag: '@phone' };
/** Marks tests that run in Firefox as well, by night, on a desktop. Its driver cannot fill in what React controls, nor emulate media. */
export const inFirefox = { tag: '@firefox' };
/**
 * Marks tests that by day run in Firefox, where it is installed, and on a desktop in Chromium by night only. Not those with
 * axe, for which the driver would have to emulate the dark theme, and none that leaves the page with Tab: the window, which
 * the next one has too, does not give the focus back.
 */
export const firefoxFirst = { tag: '@firefox-first' };
/** Marks tests that take long and hardly ever find anything. */
export const atNight = { tag: '@nightly' };

/** Every journey fails on an unexpected console error, an uncaught exception or a policy violation. */
export const test = base.extend<Options, Shared>({
  allowedErrors: [[], { option: true }],
  allowErrors: async ({ provoked }, use) => use((error) => void provoked.push(error)),
  provoked: async ({ allowedErrors }, use) => use([SOFTWARE_GL, ...allowedErrors]),
  admin: [
    async ({ playwright }, use, { project }) => {
      const admin = await playwright.request.newContext({ baseURL: project.use.baseURL });
      await beginSession(admin);
      await use(admin);
      await admin.dispose();
    },
    { scope: 'worker' },
  ],
  browser: [
    async ({ browser }, use) => {
      completeFirefox(browser);
      await use(browser);
    },
    { scope: 'worker' },
  ],
  page: async ({ page, provoked, browserName }, use) => {
    // By day its window is reused (playwright.config.ts), and so would be what the journey before has stored for it.
    if (browserName === 'firefox') {
      await page.goto('/robots.txt');
      await page.evaluate(() => sessionStorage.clear());
    }
    const stray: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()))
        stray.push(`${message.text()} ${message.location().url}`.trim());
    });
    page.on('pageerror', (error) => stray.push(String(error)));
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', (event) => {
        console.error(`policy: ${event.violatedDirective} blocked ${event.blockedURI}`);
      });
    });
    await use(page);
    expect(stray.filter((text) => !provoked.some((allowed) => allowed.test(text)))).toEqual([]);
  },
});

/** The pages of these journeys are signed in. One that ends its session must begin another. */
export const adminTest = test.extend({
  storageState: async ({ admin }, use) => use(await admin.storageState()),
});

export { expect };

/**
 * Holds requests, as a slow network does.
 *
 * @param answer what they are answered with; without it the server's own answer
 * @returns a function that lets them through
 */
export async function hold(
  page: Page,
  address: string | RegExp,
  answer?: Parameters<Route['fulfill']>[0],
): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await (answer ? route.fulfill(answer) : route.continue());
  });
  return resolve;
}

/** Holds the scripts of pages. @returns a function that lets them load */
export const holdScripts = (page: Page) => hold(page, '**/_astro/*.js');

/** Watches for shifts of the layout, on pages opened later too. @returns how far it has shifted on this one */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  const watch = () => {
    const log = Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) log.shifted += (entry as never as { value: number }).value;
    }).observe({ type: 'layout-shift' });
  };
  await page.addInitScript(watch);
  await page.evaluate(watch);
  return () => page.evaluate(() => (window as never as { shifted: number }).shifted);
}

/** Fails if a toast is still there that would take five seconds to close by itself. */
export const expectNoToast = (page: Page) => expect(toasts(page).getByRole('alert')).toHaveCount(0, { timeout: 3000 });

/**
 * Fails with the violations that axe's default rules find, in both themes. Where a modal dialog is open, only it is
 * examined: what lies beneath is inert, and is examined where a journey looks at the page without the dialog.
 */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const violations = await violationsIn(page, colorScheme === 'dark' ? COLOR_RULES : undefined);
    const found = violations.flatMap(({ id, targets }) =>
      targets.map((target) => `${colorScheme}: ${id} at ${target}`),
    );
    expect(found).toEqual([]);
  }
}
