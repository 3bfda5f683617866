import type { Page } from '@playwright/test';
import { renderHtml, renderMarkdown } from '#src/domain/render/render.ts';
import { attackStrings } from './attack-strings/attack-strings.ts';
import { touchEverything, watch } from './attack-strings/watch.ts';
import { createPost } from './admin-editor/editor.ts';
import { adminTest, expect, test } from './fixtures.ts';

/** A page outside the site, so that no policy protects the browser. */
const BARE = 'http://bare.invalid/';
const PER_PAGE = 300;
const POSTS = 12;

const all = [...new Set(Object.values(attackStrings).flat())];
const batches = Array.from({ length: Math.ceil(all.length / PER_PAGE) }, (_, index) =>
  all.slice(index * PER_PAGE, (index + 1) * PER_PAGE),
);

/** Shows markup in the bare page. */
async function show(page: Page, body: string): Promise<void> {
  await page.unrouteAll();
  await page.route('**/*', (route) =>
    route.request().url() === BARE
      ? route.fulfill({ contentType: 'text/html', body: `<!doctype html><title>a</title>${body}` })
      : route.abort(),
  );
  await page.goto(BARE, { waitUntil: 'domcontentloaded' });
}

const section = (html: string) => `<section data-post><div>${html}</div></section>`;

test.describe('in a page without a policy', () => {
  test.use({ allowedErrors: [/Failed to load resource/] });

  for (const [language, render] of Object.entries({ HTML: renderHtml, Markdown: renderMarkdown })) {
    test(`as ${language}, prerendered or loaded, none of them runs`, async ({ page }) => {
      test.slow();
      const happened = await watch(page, (url) => url === BARE);
      for (const batch of batches) {
        const posts = batch.map(render);
        await show(page, `<main>${posts.map(section).join('')}</main>`);
        expect(await touchEverything(page, '[data-post] > div')).toEqual([]);
        // Each post ends where it should: none has closed or swallowed the elements around it.
        await expect(page.locator('main > [data-post]:last-child')).toHaveCount(1);
        await expect(page.locator('main > [data-post] > div:only-child')).toHaveCount(batch.length);
        await expect(page.locator('body > :not(main)')).toHaveCount(0);

        await show(page, '<main></main>');
        await page.evaluate((loaded) => {
          for (const html of loaded) {
            const post = document.createElement('div');
            post.innerHTML = html;
            document.querySelector('main')?.append(post);
          }
        }, posts);
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

test.describe('through the API', () => {
  // Pictures at addresses that do not exist.
  test.use({ allowedErrors: [/Failed to load resource/] });

  adminTest('as posts, lists and pages of the site show them as text', async ({ page, baseURL }) => {
    test.slow();
    const { variants: _, ...lists } = attackStrings;
    const known = Object.values(lists).flat();
    const happened = await watch(page, (url) => url.startsWith(String(baseURL)));
    const posts = Array.from({ length: POSTS }, (_, index) => {
      const mine = known.filter((_, place) => place % POSTS === index);
      /** As many of them as a field holds. */
      const fill = (length: number) =>
        mine.reduce((text, attack) => {
          const longer = `${text} ${attack}`;
          return longer.length > length ? text : longer;
        }, 'Text');
      const [title, lede] = [fill(300), fill(1000)];
      return { title, slug: `attack-${index}`, content: mine.join('\n\n'), lede, published: true };
    });
    for (const board of ['blog', 'signal-board'] as const) {
      for (const { lede, ...post } of posts) {
        await createPost(page, board, {
          ...post,
          thumbnailUrl: `/${encodeURIComponent(post.title)}`,
          description: lede,
          summary: lede,
          metaDescription: lede,
          author: post.title.slice(0, 200),
        });
      }
      await page.goto(`/${board}`);
      const cards = page.getByRole('tabpanel').getByRole('article');
      await expect(cards.nth(POSTS - 1)).toBeVisible();
      expect(await touchEverything(page, 'main article')).toEqual([]);
      const shown = await cards.getByRole('heading').allTextContents();
      const plain = (text: string) => text.replaceAll('\0', '').replace(/\s+/g, ' ').trim();
      const titles = posts.map(({ title }) => plain(title));
      expect(shown.map(plain)).toEqual(expect.arrayContaining(titles));
      for (const { slug } of posts) {
        await page.goto(`/${board}/${slug}`);
        await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
        expect(await touchEverything(page, '.prose')).toEqual([]);
        await expect(page.getByRole('contentinfo')).toHaveCount(1);
      }
    }
    expect(happened).toEqual([]);
  });
});
