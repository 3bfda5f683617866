import { privacyPolicy } from '#src/content/legal/privacy-policy.data.ts';
import { legal, pages } from '#src/content/messages.ts';
import { checkSite } from '#scripts/site-check.ts';
import { demoAgency, expect, test } from './fixtures.ts';
import { site } from '#src/content/site.ts';
import { boards } from './parts.ts';

/** The origin in the pages' canonical links, whatever port they are served on. */
const origin = process.env.SITE_URL || 'http://localhost:4321';

test('links, titles, images, prices and promises have no problems', async ({ baseURL }) => {
  const get = async (path: string) => {
    const response = await fetch(new URL(path, baseURL), { redirect: 'manual' });
    const type = response.headers.get('content-type')?.split(';')[0] ?? '';
    return { status: response.status, type, body: await response.text() };
  };
  expect(await checkSite(get, new URL(origin).origin)).toEqual([]);
});

test('robots.txt names the sitemap and the excluded paths', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${new URL('/sitemap.xml', origin).href}`);
  expect(robots).toMatch(/^Disallow: \/admin$/m);
  expect(robots).toMatch(/^Disallow: \/api\/$/m);
});

test('icons have their declared sizes; feeds are well-formed, with every post in full', async ({ page, request }) => {
  await page.goto('/coming-soon');
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = await (await request.get(address ?? '')).json();
  expect(manifest.name).toBe(site.name);
  const icons = [...manifest.icons, { src: '/apple-touch-icon.png', sizes: '180x180' }];
  const shown = await page.evaluate(
    (sources) =>
      Promise.all(
        sources.map(async (src) => {
          const image = new Image();
          image.src = src;
          await image.decode();
          return `${image.naturalWidth}x${image.naturalHeight}`;
        }),
      ),
    [...icons.map(({ src }) => src), '/favicon.ico'],
  );
  expect(shown).toEqual([...icons.map(({ sizes }) => sizes), '32x32']);

  // Our pages let no script parse.
  await page.goto('about:blank');
  for (const { path, posts } of boards) {
    const folder = path.replace('/blog', '');
    for (const feed of [`${folder}/rss.xml`, `${folder}/atom.xml`]) {
      const text = await (await request.get(feed)).text();
      const found = await page.evaluate((xml) => {
        const read = new DOMParser().parseFromString(xml, 'text/xml');
        return ['parsererror', 'item, entry'].map((part) => read.querySelectorAll(part).length);
      }, text);
      expect(found, feed).toEqual([0, posts.length]);
      expect(text, feed).toContain('h2&#62;');
      expect(text, feed).not.toMatch(/(href|src)=&#34;\//);
    }
  }
});

test('the contents link to each clause and stay in view', async ({ page }) => {
  await page.goto('/privacy-policy');
  const contents = page.getByRole('navigation', { name: legal.contents });
  const { id, title } = privacyPolicy.clauses.at(-3) ?? { id: '', title: '' };
  await contents.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(`/privacy-policy#${id}`);
  await expect(page.getByRole('heading', { name: title })).toBeInViewport();
  await expect(contents).toBeInViewport();
});

test('the case study is complete', demoAgency, async ({ request }) => {
  const html = await (await request.get('/case-study')).text();
  const words = [pages.problem, pages.solution, pages.results, pages.nextSteps];
  for (const text of [...words, pages.client, pages.teamSize, pages.software, '<blockquote']) {
    expect(html).toContain(text);
  }
});
