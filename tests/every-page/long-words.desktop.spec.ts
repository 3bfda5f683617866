/** Words of other languages are longer: every page has room for them. */
import type { Page } from '@playwright/test';
import { language } from '#src/content/messages.ts';
import { expect, test } from '../fixtures.ts';
import { unreadable } from './layout.ts';
import { kinds, nightlyUnless } from './routes.ts';

// The not-found page has this status.
test.use({ allowedErrors: [/status of 404/] });

/** A page of columns, and one of long text. */
const byDay = ['/', '/privacy-policy'];

for (const path of kinds) {
  test(`${path} has room for long words`, nightlyUnless(byDay, path), async ({ page }) => {
    await page.goto(path);
    // Those of a site in another language are as long as they get.
    if (language.startsWith('en')) await lengthen(page);
    for (const width of [1280, 390, 360, 320]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await unreadable(page), `at ${width} px`).toEqual([]);
    }
  });
}

/**
 * Replaces the words of a page by words with accents, 40 % longer, as German, Finnish or French ones are than English
 * (W3C, "Text size in translation"): "Automation" is then "Aûtømåtîøññerå".
 */
function lengthen(page: Page): Promise<void> {
  return page.evaluate(() => {
    const accents: Record<string, string> = { a: 'å', e: 'é', i: 'î', o: 'ø', u: 'û', n: 'ñ', c: 'ç', s: 'š', y: 'ÿ' };
    const longer = (word: string) =>
      word.replace(/[aeiouncsy]/g, (letter) => accents[letter] ?? letter) + 'neråéneråé'.slice(0, word.length * 0.4);
    document.documentElement.lang = 'de';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode: text } = walker;
      if (text.parentElement?.closest('script, style, template, noscript')) continue;
      text.nodeValue = (text.nodeValue ?? '').replace(/[A-Za-z]{3,}/g, longer);
    }
  });
}
