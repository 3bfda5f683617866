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
  page: async ({ page, allowedErrors }, use) => {
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
    await use(page);
    expect(
      stray.filter(
        (text) => ![SOFTWARE_GL, ...allowedErrors].some((allowed) => allowed.test(text)),
      ),
    ).toEqual([]);
  },
});

export { expect };

/** Fails with the rules and places where axe's default rules find something, in both themes. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page }).analyze();
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target }) => `${colorScheme}: ${id} at ${target.join(' ')}`),
    );
    expect(found).toEqual([]);
  }
}
