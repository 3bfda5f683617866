import { type Browser, chromium, devices } from '@playwright/test';
import { violationsIn } from '../../tests/axe.ts';
import { browserArguments } from '../../tests/browser-arguments.ts';
import { type Weight, weigh } from '../../tests/weigh.ts';

/** Starts a browser for some work. */
export async function inBrowser<T>(executablePath: string, work: (browser: Browser) => Promise<T>) {
  const browser = await chromium.launch({ executablePath, args: browserArguments });
  return work(browser).finally(() => browser.close());
}

/** Number of axe's default rules that a page breaks, on phone and desktop, in both themes together. */
export function axeViolations(url: string, executablePath: string): Promise<number> {
  return inBrowser(executablePath, async (browser) => {
    let violations = 0;
    for (const device of ['Pixel 7', 'Desktop Chrome']) {
      for (const colorScheme of ['light', 'dark'] as const) {
        const look = { ...devices[device], colorScheme, reducedMotion: 'reduce' } as const;
        const page = await browser.newPage(look);
        await page.goto(url, { waitUntil: 'load' });
        violations += (await violationsIn(page)).length;
        await page.close();
      }
    }
    return violations;
  });
}

const REST = 5000;

/** Loads a page on a phone without interaction for five seconds and measures what was loaded. */
export function weightOf(url: string, executablePath: string): Promise<Weight> {
  return inBrowser(executablePath, async (browser) => {
    const page = await browser.newPage({ ...devices['Pixel 7'] });
    return weigh(page, async () => {
      await page.goto(url, { waitUntil: 'load' });
      await page.waitForTimeout(REST);
    });
  });
}
