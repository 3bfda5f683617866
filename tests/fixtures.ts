import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

interface Options {
  /** What the console may say in a test that provokes it. */
  allowedErrors: RegExp[];
}

/** What Chromium itself says of drawing WebGL without a graphics card. */
const SOFTWARE_GL = /GL Driver Message/;

/** Every journey fails on a stray console error, an uncaught exception or a policy violation. */
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
 * Has each `page.goto` wait for the page's scripts, which start after its first paint
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

/** Keeps the scripts of pages from coming, as a slow network does. @returns lets them through. */
export async function holdScripts(page: Page): Promise<() => void> {
  let letThrough = () => {};
  const wait = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/_astro/*.js', async (route) => {
    await wait;
    await route.continue();
  });
  return letThrough;
}

/** Fails where a toast is still there that would go by itself only after five seconds. */
export async function expectNoToast(page: Page): Promise<void> {
  const region = page.getByRole('region', { name: 'Notifications (F8)' });
  await expect(region.getByRole('alert')).toHaveCount(0, { timeout: 1500 });
}

/** Rules of axe about colours; all others find the same in either theme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Fails with the rules and places where axe's default rules find something, in both themes. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // In the page itself, which has no frames: the usual way opens another page for each result.
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
    if (colorScheme === 'dark') axe.withRules(COLOUR_RULES);
    const { violations } = await axe.analyze();
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target }) => `${colorScheme}: ${id} at ${target.join(' ')}`),
    );
    expect(found).toEqual([]);
  }
}
