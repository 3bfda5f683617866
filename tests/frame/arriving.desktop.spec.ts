import type { Page } from '@playwright/test';
import { demoArticles } from '#src/domain/posts/demo.ts';
import { slugOf } from '#src/domain/slug.ts';
import { privacyPolicy } from '#src/content/legal/privacy-policy.data.ts';
import { termsOfService } from '#src/content/legal/terms-of-service.data.ts';
import { projects } from '#src/content/projects.ts';
import { serviceCategories } from '#src/content/service-categories.data.ts';
import { nightlyUnless, pages } from '../every-page/routes.ts';
import { expect, test } from '../fixtures.ts';
import { boards } from '../parts.ts';

// A first visit as most people have it: with an empty browser profile, motion and the splash.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

async function arrive(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.goto(path);
  await expect(page.locator('.splash')).toBeHidden();
  await page.evaluate(() => document.fonts.ready.then(() => {}));
}

const topOf = (page: Page, id: string) =>
  page.evaluate((name) => Math.round(document.getElementById(name)?.getBoundingClientRect().top ?? -1), id);

const article = boards.find(({ path }) => path === '/blog') && demoArticles.find(({ published }) => published);
const [, heading] = /<h2>(.*?)<\/h2>/.exec(article?.content ?? '') ?? [];

const places = [
  '/#process',
  '/#what-we-automate',
  `/projects#${projects.at(-1)?.slug}`,
  `/privacy-policy#${privacyPolicy.clauses.at(-3)?.id}`,
  `/terms-of-service#${termsOfService.clauses.at(-6)?.id}`,
  '/services#ideas',
  `/services-old#${serviceCategories[1]?.id}`,
  ...(article && heading ? [`/blog/${article.slug}#${slugOf(heading)}`] : []),
];

/** By day, the page whose later parts come after the first paint. */
const byDay = ['/#what-we-automate'];

for (const path of places) {
  const [, id = ''] = path.split('#');

  test(`${path} is 80 px below the top, on a slow phone too`, nightlyUnless(byDay, path), async ({ page }) => {
    await arrive(page, path, 1280);
    await expect.poll(() => topOf(page, id)).toBe(80);

    await page.route(/\.(woff2|js)$/, async (route) => {
      await new Promise((done) => setTimeout(done, 500));
      await route.continue();
    });
    await page.evaluate(() => sessionStorage.clear());
    await page.goto('about:blank');
    await arrive(page, path, 390);
    await expect.poll(() => topOf(page, id)).toBe(80);
  });
}

/** By day, some of what is laid out differently. */
const seenByDay = ['/ 1280', '/services 360', '/admin-login 1280'];

for (const path of [...pages, '/call', '/admin-login']) {
  for (const width of [360, 1280]) {
    const name = `${path} is visible after the splash at ${width} px`;
    test(name, nightlyUnless(seenByDay, `${path} ${width}`), async ({ page, allowErrors }) => {
      allowErrors(/status of 404/);
      await page.setViewportSize({ width, height: 740 });
      await page.goto(path);
      await expect.poll(() => page.evaluate(frontmost)).toMatch(/^(header|main|footer)$/);
      await expect.poll(() => page.evaluate(heldBack)).toEqual([]);
      const names = await page.evaluate(transitionNames);
      expect(names).toEqual([...new Set(names)]);
    });
  }
}

/** The visible element at the center of the window, or whatever covers it. */
function frontmost(): string | undefined {
  // An overlay that lets clicks through still hides the page.
  for (const element of document.querySelectorAll<HTMLElement>('body > *')) {
    if (getComputedStyle(element).pointerEvents === 'none') element.style.pointerEvents = 'auto';
  }
  const found = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  return (found?.closest('body > *') ?? found)?.localName;
}

/** The parts of the page that are not laid out yet. */
function heldBack(): string[] {
  return [...document.querySelectorAll<HTMLElement>('main > *, body > footer')]
    .filter((element) => getComputedStyle(element).contentVisibility === 'hidden')
    .map(({ localName, className }) => `${localName}.${className}`);
}

/** With two elements of one name, the browser skips every view transition. */
function transitionNames(): string[] {
  return [...document.querySelectorAll('*')]
    .map((element) => getComputedStyle(element).viewTransitionName)
    .filter((name) => name !== 'none');
}
