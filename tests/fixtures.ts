import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

interface Options {
  /** Console errors that the test provokes on purpose. */
  allowedErrors: RegExp[];
}

/** Chromium's warning about WebGL without a graphics card. */
const SOFTWARE_GL = /GL Driver Message/;

/** Every journey fails on an unexpected console error, an uncaught exception or a policy violation. */
export const test = base.extend<Options>({
  allowedErrors: [[], { option: true }],
  page: async ({ page, allowedErrors, javaScriptEnabled }, use) => {
    const stray: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) stray.push(message.text());
    });
    page.on('pageerror', (error) => stray.push(String(error)));
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', (event) => {
        console.error(`policy: ${event.violatedDirective} blocked ${event.blockedURI}`);
      });
    });
    if (javaScriptEnabled !== false) waitForScripts(page);
    await use(page);
    expect(
      stray.filter(
        (text) => ![SOFTWARE_GL, ...allowedErrors].some((allowed) => allowed.test(text)),
      ),
    ).toEqual([]);
  },
});

/**
 * Makes each `page.goto` wait for the page's scripts, which start after its first paint
 * (integrations/script-start.ts); `page.mainFrame().goto` does not.
 */
function waitForScripts(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (...address) => {
    const response = await goto(...address);
    await page.waitForFunction(() => !document.querySelector('script[nomodule]'));
    return response;
  };
}

export { expect };

/** Delays the scripts of pages, as a slow network does. @returns a function that lets them load */
export async function holdScripts(page: Page): Promise<() => void> {
  let letThrough = () => {};
  const wait = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/_astro/*.js', async (route) => {
    await wait;
    await route.continue();
  });
  return letThrough;
}

/** Fails if a toast is still there that would take five seconds to close by itself. */
export async function expectNoToast(page: Page): Promise<void> {
  const region = page.getByRole('region', { name: 'Notifications (F8)' });
  await expect(region.getByRole('alert')).toHaveCount(0, { timeout: 1500 });
}

/** Axe rules about colors. All other rules give the same results in either theme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Fails with the violations that axe's default rules find, in both themes. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // In the page itself, which has no frames: the default opens another page for each result.
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
    if (colorScheme === 'dark') axe.withRules(COLOUR_RULES);
    const { violations } = await axe.analyze();
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target }) => `${colorScheme}: ${id} at ${target.join(' ')}`),
    );
    expect(found).toEqual([]);
  }
}
