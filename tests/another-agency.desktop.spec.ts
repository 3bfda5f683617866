import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { found, identityOf, without } from '#scripts/identity/identity.ts';
import { checkSite, type Get } from '#scripts/site-check.ts';
import { type OtherSite, startOtherSite } from './another-agency-site.ts';
import { facts, onlyLikeThis } from './another-agency/facts.data.ts';
import { projects } from './another-agency/projects.ts';
import { site } from './another-agency/site.ts';
import { expect, test } from './fixtures.ts';

/** The whole program with the content of a second agency: other counts, currency, zone, hours, and no blog. */
let other: OtherSite;
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  // It builds a site while the other steps of a run do the same.
  test.setTimeout(360_000);
  other = await startOtherSite();
});
test.afterAll(() => other.close());

const get: Get = async (path) => {
  const response = await fetch(new URL(path, other.origin), { redirect: 'manual' });
  const type = response.headers.get('content-type')?.split(';')[0] ?? '';
  return { status: response.status, type, body: await response.text() };
};

test('no link of it is dead, and its pages say its own prices and terms', async () => {
  const findings = await checkSite(get, {
    origin: 'http://localhost:4321',
    suffix: ` | ${site.productName}`,
    says: facts,
    only: onlyLikeThis,
  });
  expect(findings).toEqual([]);
});

test('every page opens without an error, with whole sentences', async ({ page }) => {
  const { body } = await get('/sitemap.xml');
  const listed = [...body.matchAll(/<loc>([^<]+)/g)].map(([, url]) => new URL(url ?? '').pathname);
  expect(listed).toContain(`/${projects[0]?.slug}`);
  expect(listed).not.toContain('/blog');
  for (const path of [...listed, '/blog', '/case-study', '/coming-soon']) {
    await page.goto(other.origin + path);
    await expect(page).toHaveTitle(new RegExp(`\\| ${site.productName}$`));
    await expect(page.locator('html')).toHaveAttribute('lang', site.locale);
    expect(await page.locator('body').innerText(), path).not.toMatch(/undefined|NaN|\[object/);
  }
});

test('with words two fifths longer, as other languages have them, a phone shows every page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  for (const path of ['/', '/services', '/services-old', '/projects', '/contact', '/start']) {
    await page.goto(other.origin + path);
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
  await page.goto(other.origin);
  await expect(page.getByRole('link', { name: 'Blog' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /Portal/ })).toHaveCount(0);
  await expect(page.locator('a[href="/case-study"]')).toHaveCount(0);
  await expect(page.locator('link[type="application/rss+xml"]')).toHaveCount(1);
  await page.goto(`${other.origin}/blog`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Coming Soon');
});

test('a call is booked at its hours, in its time zone', async ({ page }) => {
  await page.goto(`${other.origin}/contact`);
  await page.getByRole('button', { name: 'Choose an hour' }).click();
  const hours = page.getByRole('dialog').getByRole('radio');
  await expect(hours).toHaveCount(16);
  await expect(hours.first()).toHaveAccessibleName(/^10:00 WES?T$/);
});

test('the API offers its hours alone', async ({ request }) => {
  // A Wednesday in the coming weeks, which is no holiday there.
  const day = new Date(Date.now() + 7 * 86_400_000);
  day.setUTCDate(day.getUTCDate() + ((3 - day.getUTCDay() + 7) % 7));
  const date = day.toISOString().slice(0, 10);
  const data = { phone: '+351 21 555 0199', date, timeSlot: '09:00' };
  const early = await request.post(`${other.origin}/api/scheduled-calls`, { data });
  expect(early.status()).toBe(422);
  expect(await early.text()).toMatch(/every 30 minutes, from 10:00 WES?T to 17:30 WES?T/);
  const booked = await request.post(`${other.origin}/api/scheduled-calls`, {
    data: { ...data, timeSlot: '10:30' },
  });
  expect(booked.status()).toBe(201);
  expect((await booked.json()).calendar).toContain(`SUMMARY:Call with ${site.name}`);
});

test('calculator and assistant state its prices in its currency', async ({ page }) => {
  await page.goto(`${other.origin}/coming-soon`);
  const tools = page.getByRole('complementary', { name: 'Tools' });
  await tools.getByRole('button', { name: 'ROI calculator' }).click();
  const calculator = page.getByRole('region', { name: 'Industry ROI Calculator' });
  await calculator.getByRole('textbox', { name: 'Industry' }).fill('law offices');
  await page.keyboard.press('Enter');
  await expect(calculator).toContainText('€');
  await expect(calculator).not.toContainText('$');
  await tools.getByRole('button', { name: `Chat with ${site.assistant}` }).click();
  const chat = page.getByRole('region', { name: `Chat with ${site.assistant}` });
  await chat.getByRole('textbox', { name: 'Message' }).fill('What would an automation cost?');
  await page.keyboard.press('Enter');
  await expect(chat.getByRole('log')).toContainText('€900');
});

test('nothing that is built says anything of the first agency', async () => {
  const first = await identityOf(join(import.meta.dirname, '../src/content'));
  const second = await identityOf(join(import.meta.dirname, 'another-agency'));
  const identity = without(first, second);
  const leaks: string[] = [];
  for (const folder of other.folders) {
    for (const file of await readdir(folder, { recursive: true })) {
      if (!/\.(html|js|mjs|ts|xml|json|svg|css|txt|webmanifest)$|_headers$/.test(file)) continue;
      const text = await readFile(join(folder, file), 'utf8');
      leaks.push(...found(identity, text).map((words) => `${file}: ${words}`));
    }
  }
  expect(leaks).toEqual([]);
});
