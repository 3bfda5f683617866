import { termsOfService } from '#src/content/legal/terms-of-service.data.ts';
import { onboardingTitle } from '#src/content/onboarding.data.ts';
import { showcase } from '#src/content/projects-pages.data.ts';
import { listed } from './every-page/routes.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

const pages = [
  { path: '/case-study', heading: /^How One National Sales Team Unlocked \$1\.2M in Revenue/ },
  { path: '/coming-soon', heading: 'Coming Soon' },
  { path: '/privacy-policy', heading: 'Privacy Policy' },
  { path: '/terms-of-service', heading: 'Terms of Service' },
  { path: '/projects', heading: showcase.title },
  { path: '/board-pack-builder', heading: 'Board Pack Builder' },
  { path: '/start', heading: onboardingTitle },
].filter(({ path }) => path === '/coming-soon' || listed.includes(path));

for (const { path, heading } of pages) {
  test(
    `${path} has one heading, is accessible and does not scroll sideways at 360 px`,
    { tag: '@phone' },
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
      await expectAccessible(page);
    },
  );
}

test('the case study is complete', { tag: ['@desktop', '@demo-agency'] }, async ({ page }) => {
  await page.goto('/case-study');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'How One National Sales Team Unlocked $1.2M in Revenue by Automating Lead Research',
  );
  for (const name of ['The problem', 'The solution', 'Results', 'Next steps']) {
    await expect(page.getByRole('heading', { name })).toBeVisible();
  }
  for (const term of ['Client', 'Team size', 'Tools']) {
    await expect(page.getByRole('term').filter({ hasText: term })).toBeVisible();
  }
  await expect(page.getByRole('blockquote')).toBeVisible();
});

test(
  'Coming Soon links home and can be indexed, but is not linked',
  { tag: '@desktop' },
  async ({ page, request }) => {
    await page.goto('/coming-soon');
    await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    await expect(page.locator('meta[name=robots]')).toHaveCount(0);
    expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/coming-soon');
  },
);

test(
  'the terms have a version, date, cap and court',
  { tag: ['@desktop', '@demo-agency'] },
  async ({ page }) => {
    await page.goto('/terms-of-service');
    const main = page.getByRole('main');
    await expect(main).toContainText('Version 1.1');
    await expect(main).toContainText('Effective May 18, 2025');
    await expect(page.locator('#liability')).toContainText('3 months');
    await expect(page.locator('#disputes')).toContainText('arbitration in Austin, Texas');
  },
);

test(
  'the privacy policy states its date and its age limit',
  { tag: ['@desktop', '@demo-agency'] },
  async ({ page }) => {
    await page.goto('/privacy-policy');
    await expect(page.getByRole('main')).toContainText('Effective May 18, 2025');
    await expect(page.locator('#children')).toContainText('children under 13');
  },
);

test('the contents link to each clause and stay in view on desktops', async ({
  page,
  isMobile,
}) => {
  await page.goto('/privacy-policy');
  const contents = page.getByRole('navigation', { name: 'Contents' });
  await contents.getByRole('link', { name: 'Children' }).click();
  await expect(page).toHaveURL('/privacy-policy#children');
  await expect(page.getByRole('heading', { name: 'Children' })).toBeInViewport();
  if (!isMobile) await expect(contents).toBeInViewport();
});

test('only the text is printed', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/terms-of-service');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(
    page.getByRole('heading', { name: termsOfService.clauses[0]?.title ?? '' }),
  ).toBeVisible();
});

test.describe('without scripts', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false });

  test('every page can be read', async ({ page }) => {
    for (const { path, heading } of pages) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    }
    await page.goto('/terms-of-service#liability');
    await expect(page.locator('#liability')).toBeInViewport();
  });
});
