/** What only the site of the second agency shows (tests/another-agency). The other journeys walk it too, at night. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { site } from '#src/content/site.ts';
import { foundIn, identityOf, without } from '#scripts/identity/identity.ts';
import { analyze, open as openCalculator } from './calculator/calculator.ts';
import { ask, log } from './chat/chat.ts';
import { pages } from './every-page/routes.ts';
import { expect, test } from './fixtures.ts';
import { chatButton } from './parts.ts';

// One of the addresses is no page.
test.use({ allowedErrors: [/status of 404/] });

/** Where words are lengthened by two fifths, as other languages have them. */
const LENGTHENED = ['/', '/services', '/services-old', '/projects', '/contact', '/start'];

test('every page opens with whole sentences, and longer ones fit a phone', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 800 });
  for (const path of [...pages, '/blog', '/case-study']) {
    await page.goto(path);
    await expect(page).toHaveTitle(new RegExp(`\\| ${site.productName}$`));
    await expect(page.locator('html')).toHaveAttribute('lang', site.locale);
    expect(await page.locator('body').innerText(), path).not.toMatch(/undefined|NaN|\[object/);
    if (!LENGTHENED.includes(path)) continue;
    const width = await page.evaluate(() => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        if (text.parentElement?.closest('script, style')) continue;
        text.data = text.data.replace(
          /\p{L}+/gu,
          (word) => word + word.slice(0, Math.ceil(word.length * 0.4)).toLowerCase(),
        );
      }
      return document.documentElement.scrollWidth;
    });
    expect(width, path).toBe(360);
  }
});

test('what it goes without leaves no trace', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Blog' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /Portal/ })).toHaveCount(0);
  await expect(page.locator('a[href="/case-study"]')).toHaveCount(0);
  await expect(page.locator('link[type="application/rss+xml"]')).toHaveCount(1);
  await page.goto('/blog');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Coming Soon');
});

test('calculator and assistant state its prices in its currency', async ({ page }) => {
  const calculator = await openCalculator(page);
  await analyze(page, 'law offices');
  await expect(calculator).toContainText('€');
  await expect(calculator).not.toContainText('$');
  await chatButton(page).click();
  await ask(page, 'What would an automation cost?');
  await expect(log(page)).toContainText('€900');
});

test('nothing that is built says anything of the first agency', async () => {
  const first = await identityOf(join(import.meta.dirname, '../src/content'));
  const second = await identityOf(join(import.meta.dirname, 'another-agency'));
  const identity = without(first, second);
  const leaks: string[] = [];
  const folder = join(process.env.E2E_DATA_DIR ?? '.data/e2e', 'site');
  for (const file of await readdir(folder, { recursive: true })) {
    if (!/\.(html|js|mjs|ts|xml|json|svg|css|txt|webmanifest)$|_headers$/.test(file)) continue;
    const text = await readFile(join(folder, file), 'utf8');
    leaks.push(...foundIn(identity, text).map((words) => `${file}: ${words}`));
  }
  expect(leaks).toEqual([]);
});

test('the addresses of its site of before lead to where their pages are now', async ({ request }) => {
  for (const [old, now] of [
    ['/2019/05/primeiro-texto/?utm_source=mail', '/services?utm_source=mail'],
    ['/2019/05/primeiro-texto', '/services'],
    ['/blog/pre%C3%A7o', '/services#packages'],
  ] as const) {
    const answer = await request.get(old, { maxRedirects: 0 });
    expect([old, answer.status(), answer.headers().location]).toEqual([old, 301, now]);
  }
  expect((await request.get('/2019/05/segundo-texto', { maxRedirects: 0 })).status()).toBe(404);
});
