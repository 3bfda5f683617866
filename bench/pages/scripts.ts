import { gzipSync } from 'node:zlib';
import { chromium, devices } from '@playwright/test';
import { browserArguments } from '../../tests/browser-arguments.ts';

/** How long a page is left alone before its scripts are counted, in milliseconds. */
const REST = 5000;

export interface ScriptBytes {
  /** Scripts loaded before any interaction, files and inline, gzip 9, without the hero scene. */
  scripts: number;
  /** The hero scene, which loads once the page is idle. */
  scene: number;
}

/** Loads a page on a phone without interaction for five seconds and measures what was loaded. */
export async function scriptBytes(url: string, executablePath: string): Promise<ScriptBytes> {
  const browser = await chromium.launch({ executablePath, args: browserArguments });
  try {
    const page = await (await browser.newContext({ ...devices['Pixel 7'] })).newPage();
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
  } finally {
    await browser.close();
  }
}
