import { cp, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { found, identityOf, without } from '#scripts/identity/identity.ts';
import { checkSite, type Get } from '#scripts/site-check.ts';
import { startProgram } from '../bench/program.ts';
import { facts, onlyLikeThis } from './another-agency/facts.data.ts';
import { projects } from './another-agency/projects.ts';
import { site } from './another-agency/site.ts';
import { expect, test } from './fixtures.ts';

/** Folders and files that a program reads. */
const SOURCES = [
  'db',
  'functions',
  'integrations',
  'server',
  'src',
  'tests/another-agency',
  'scripts/new-site/content',
  'astro.config.mjs',
  'netlify.toml',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

/**
 * The whole program with the content of a second agency: other counts, currency, zone, hours, and no blog. What the
 * other journeys show of it too, they show at night.
 */
let other: Awaited<ReturnType<typeof startOtherSite>>;
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  // While the other steps of a run build and test too.
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

/** Where words are lengthened by two fifths, as other languages have them. */
const LENGTHENED = ['/', '/services', '/services-old', '/projects', '/contact', '/start'];

test('every page opens with whole sentences, and longer ones fit a phone', async ({ page }) => {
  const { body } = await get('/sitemap.xml');
  const listed = [...body.matchAll(/<loc>([^<]+)/g)].map(([, url]) => new URL(url ?? '').pathname);
  expect(listed).toContain(`/${projects[0]?.slug}`);
  expect(listed).not.toContain('/blog');
  await page.setViewportSize({ width: 360, height: 800 });
  for (const path of new Set([...listed, ...LENGTHENED, '/blog', '/case-study', '/coming-soon'])) {
    await page.goto(other.origin + path);
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
  await page.goto(other.origin);
  await expect(page.getByRole('link', { name: 'Blog' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /Portal/ })).toHaveCount(0);
  await expect(page.locator('a[href="/case-study"]')).toHaveCount(0);
  await expect(page.locator('link[type="application/rss+xml"]')).toHaveCount(1);
  await page.goto(`${other.origin}/blog`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Coming Soon');
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

/** Builds and serves it from a copy, because a build writes files beside the functions. */
async function startOtherSite() {
  const root = await mkdtemp(join(tmpdir(), 'site-other-'));
  for (const source of SOURCES) await cp(source, join(root, source), { recursive: true });
  const generated = join(root, 'functions/shared/generated');
  await symlink(resolve('node_modules'), join(root, 'node_modules'));
  const { origin, stop } = await startProgram({
    cwd: root,
    env: { DATA_DIR: '.data', SITE_URL: '', NODE_OPTIONS: '--conditions=another-agency' },
  });
  return {
    origin,
    /** Of everything that was built. */
    folders: [join(root, '.data/site'), generated],
    close: async () => {
      await stop();
      await rm(root, { recursive: true, force: true });
    },
  };
}
