import { chromium, devices } from '@playwright/test';
import { violationsIn } from '../../tests/axe.ts';
import { browserArguments } from '../../tests/browser-arguments.ts';

/** Number of axe's default rules that a page breaks, on phone and desktop, in both themes together. */
export async function axeViolations(url: string, executablePath: string): Promise<number> {
  const browser = await chromium.launch({ executablePath, args: browserArguments });
  let violations = 0;
  try {
    for (const device of ['Pixel 7', 'Desktop Chrome']) {
      for (const colorScheme of ['light', 'dark'] as const) {
        const context = await browser.newContext({
          ...devices[device],
          colorScheme,
          reducedMotion: 'reduce',
        });
        const page = await context.newPage();
        await page.goto(url, { waitUntil: 'load' });
        violations += (await violationsIn(page)).length;
        await context.close();
      }
    }
    return violations;
  } finally {
    await browser.close();
  }
}
