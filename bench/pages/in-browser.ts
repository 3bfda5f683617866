import { gzipSync } from 'node:zlib';
import { type Browser, chromium, devices } from '@playwright/test';
import { violationsIn } from '../../tests/axe.ts';
import { browserArguments } from '../../tests/browser-arguments.ts';

async function inBrowser<T>(executablePath: string, work: (browser: Browser) => Promise<T>) {
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
        // Scripts start after the first paint; one of them makes wide tables reachable by keyboard.
        await page.waitForFunction(() => !document.querySelector('script[nomodule]'));
        violations += (await violationsIn(page)).length;
        await page.close();
      }
    }
    return violations;
  });
}

/** How long a page is left alone before its scripts are counted, in milliseconds. */
const REST = 5000;

export interface ScriptBytes {
  /** Scripts loaded before any interaction, files and inline, gzip 9, without the hero scene. */
  scripts: number;
  /** The hero scene, which loads once the page is idle. */
  scene: number;
}

/** Loads a page on a phone without interaction for five seconds and measures what was loaded. */
export function scriptBytes(url: string, executablePath: string): Promise<ScriptBytes> {
  return inBrowser(executablePath, async (browser) => {
    const page = await browser.newPage({ ...devices['Pixel 7'] });
    const bytes: ScriptBytes = { scripts: 0, scene: 0 };
    const weighed: Promise<void>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return;
      weighed.push(
        response.body().then((body) => {
          const isScene = /\/scene[.-]/.test(new URL(response.url()).pathname);
          bytes[isScene ? 'scene' : 'scripts'] += gzipSync(body, { level: 9 }).length;
        }),
      );
    });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(REST);
    await Promise.all(weighed);
    const inline = await page.$$eval('script:not([src])', (scripts) =>
      (scripts as HTMLScriptElement[])
        .filter(({ type }) => !type.endsWith('json'))
        .map(({ text }) => text),
    );
    bytes.scripts += inline.length > 0 ? gzipSync(inline.join('\n'), { level: 9 }).length : 0;
    return bytes;
  });
}
