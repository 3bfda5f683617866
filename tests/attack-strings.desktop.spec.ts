import type { APIRequestContext, Page } from '@playwright/test';
import { renderHtml, renderMarkdown } from '#src/domain/render/render.ts';
import { attackStrings } from './attack-strings/attack-strings.ts';
import { addresses } from './attack-strings/variants.ts';
import { touchEverything, watch } from './attack-strings/watch.ts';
import { expect, test } from './fixtures.ts';
import { ADMIN } from './sign-in.ts';

/** A page outside the site, so that no policy protects the browser. */
const BARE = 'http://bare.invalid/';
const PER_PAGE = 300;

const all = [...new Set(Object.values(attackStrings).flat())];
const batches = Array.from({ length: Math.ceil(all.length / PER_PAGE) }, (_, index) =>
  all.slice(index * PER_PAGE, (index + 1) * PER_PAGE),
);

/** Shows markup in the bare page, and returns the document that it became. */
async function show(page: Page, body: string): Promise<void> {
  await page.unrouteAll();
  await page.route('**/*', (route) =>
    route.request().url() === BARE
      ? route.fulfill({ contentType: 'text/html', body: `<!doctype html><title>a</title>${body}` })
      : route.abort(),
  );
  await page.goto(BARE, { waitUntil: 'domcontentloaded' });
}

/** Takes strings off a list that fit into a field together. */
function take(strings: string[], length: number): string {
  const taken: string[] = [];
  for (const attack of [...strings]) {
    if ([...taken, attack].join(' ').length > length) continue;
    taken.push(...strings.splice(strings.indexOf(attack), 1));
  }
  return taken.join(' ').padEnd(5, '.');
}

const section = (html: string) => `<section data-post><div>${html}</div></section>`;

test.describe('in a page without a policy', () => {
  test.use({ allowedErrors: [/Failed to load resource/] });

  for (const [language, render] of [
    ['HTML', renderHtml],
    ['Markdown', renderMarkdown],
  ] as const) {
    test(`as ${language} in a prerendered page, none of them runs`, async ({ page }) => {
      const happened = await watch(page, (url) => url === BARE);
      for (const batch of batches) {
        await show(page, `<main>${batch.map((attack) => section(render(attack))).join('')}</main>`);
        expect(await touchEverything(page, '[data-post] > div')).toEqual([]);
        // Each post ends where it should: none has closed or swallowed the elements around it.
        await expect(page.locator('main > [data-post]:last-child')).toHaveCount(1);
        await expect(page.locator('main > [data-post] > div:only-child')).toHaveCount(batch.length);
        await expect(page.locator('body > :not(main)')).toHaveCount(0);
      }
      expect(happened).toEqual([]);
    });

    test(`as ${language} in a page that loads them, none of them runs`, async ({ page }) => {
      const happened = await watch(page, (url) => url === BARE);
      for (const batch of batches) {
        await show(page, '<main></main>');
        await page.evaluate((posts) => {
          for (const html of posts) {
            const post = document.createElement('div');
            post.innerHTML = html;
            document.querySelector('main')?.append(post);
          }
        }, batch.map(render));
        expect(await touchEverything(page, 'main > div')).toEqual([]);
        await expect(page.locator('main > div')).toHaveCount(batch.length);
      }
      expect(happened).toEqual([]);
    });
  }
});

test.describe('without the sanitizer', () => {
  test.use({ allowedErrors: [/./] });

  test('many of them do run, and are detected', async ({ page }) => {
    const happened = await watch(page, (url) => url === BARE);
    const found: string[] = [];
    for (const attack of attackStrings.techniques?.slice(0, 24) ?? []) {
      await show(page, section(attack));
      found.push(...(await touchEverything(page, '[data-post] > div').catch(() => [])));
    }
    expect(happened.filter((line) => line.startsWith('__pwned')).length).toBeGreaterThan(15);
    expect(happened.filter((line) => line.startsWith('a request')).length).toBeGreaterThan(1);
    expect(found.length).toBeGreaterThan(15);
  });
});

test.describe('through the API and the pages of the site', () => {
  test.describe.configure({ mode: 'serial' });
  // Pictures at addresses that do not exist.
  test.use({ allowedErrors: [/Failed to load resource/] });

  const { variants: _variants, ...lists } = attackStrings;
  const known = Object.values(lists).flat();
  const POSTS = 12;
  const titles: string[] = [];
  let admin: APIRequestContext;
  const paths: Record<'/api/blog' | '/api/signal-board', string[]> = {
    '/api/blog': [],
    '/api/signal-board': [],
  };

  test.beforeAll(async ({ playwright, baseURL }) => {
    test.setTimeout(120_000);
    admin = await playwright.request.newContext(baseURL ? { baseURL } : {});
    expect((await admin.post('/api/admin/login', { data: ADMIN })).status()).toBe(200);
    for (let index = 0; index < POSTS; index++) {
      const mine = known.filter((_, place) => place % POSTS === index);
      const content = mine.join('\n\n');
      const [title, author, authorTitle] = [take(mine, 300), take(mine, 200), take(mine, 200)];
      const [metaDescription, metaKeywords] = [take(mine, 1000), take(mine, 1000)];
      const lede = take(mine, 5000);
      const slug = `attack-${index}`;
      titles.push(title);
      const posts = {
        '/api/blog': {
          ...{ title, slug, summary: lede, content, author, authorTitle, metaDescription },
          ...{ metaKeywords, category: 'ai', published: true },
          thumbnailUrl: `https://evil.example/${encodeURI(title)}`,
        },
        '/api/signal-board': {
          ...{ title, slug, description: lede, content, category: 'wild', sourceType: 'original' },
          thumbnailUrl: `/${encodeURIComponent(title)}`,
        },
      };
      for (const path of ['/api/blog', '/api/signal-board'] as const) {
        const response = await admin.post(path, { data: posts[path] });
        expect(response.status(), await response.text()).toBe(201);
        paths[path].push(`${path.slice(4)}/${slug}`);
      }
    }
  });
  test.afterAll(() => admin.dispose());

  for (const board of ['/api/blog', '/api/signal-board'] as const) {
    test(`as posts of ${board}, list and pages show them as text`, async ({ page, baseURL }) => {
      test.slow();
      const happened = await watch(page, (url) => url.startsWith(String(baseURL)));
      await page.goto(board.slice(4));
      const cards = page.getByRole('tabpanel').getByRole('article');
      await expect(cards.nth(POSTS - 1)).toBeVisible();
      expect(await touchEverything(page, 'main article')).toEqual([]);
      const shown = await cards.getByRole('heading').allTextContents();
      const trimmed = (text: string) => text.replaceAll('\0', '').replace(/\s+/g, ' ').trim();
      expect(shown.map(trimmed)).toEqual(expect.arrayContaining(titles.map(trimmed)));
      for (const path of paths[board]) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
        expect(await touchEverything(page, '.prose')).toEqual([]);
        await expect(page.locator('body main article')).not.toHaveCount(0);
        await expect(page.getByRole('contentinfo')).toHaveCount(1);
      }
      expect(happened).toEqual([]);
    });
  }

  test('as addresses they are refused, or are links to a web page', async () => {
    for (const url of addresses()) {
      const post = { title: 'a', description: 'b', category: 'tool', sourceType: 'external' };
      for (const field of ['url', 'thumbnailUrl']) {
        const data = { ...post, [field]: url };
        const response = await admin.post('/api/signal-board', { data });
        if (response.status() === 422) continue;
        const { protocol } = new URL((await response.json())[field], 'https://here.invalid');
        expect(protocol, url).toMatch(/^https?:$/);
      }
    }
  });
});
