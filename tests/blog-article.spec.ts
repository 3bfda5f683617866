import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';
import { hasPage } from './parts.ts';

test.skip(!hasPage('/blog'), 'This site has no blog.');

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test.describe('an article', () => {
  const path = '/blog/what-to-automate-first';

  test('shows all its parts', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/blog');
    await page.getByRole('tabpanel').getByRole('article').first().getByRole('link').click();
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle('What to automate first | Freehand');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('What to automate first');
    await expect(main.getByText('Automation', { exact: true }).first()).toBeVisible();
    await expect(main.getByRole('time').first()).toHaveText(/^[A-Z][a-z]{2,8} \d{2}, \d{4}$/);
    await expect(main.getByText('2 min read').first()).toBeVisible();
    await expect(main.getByText(/^Not the most annoying task/).first()).toBeVisible();
    await expect(main.getByText('Ines Sandoval').first()).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Four questions' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'More in Automation' })).toHaveAttribute(
      'href',
      '/blog?category=automation',
    );
    await expectAccessible(page);
  });

  test('has a table of contents, and each section has an address', async ({ page, isMobile }) => {
    await page.goto(`${path}#the-whole-process-trap`);
    await expect(page.getByRole('heading', { name: 'The whole-process trap' })).toBeInViewport();
    const contents = page.getByRole('navigation', { name: 'In this post' });
    await expect(contents).toBeVisible({ visible: !isMobile });
    if (isMobile) return;
    await contents.getByRole('link', { name: 'Four questions' }).click();
    await expect(page).toHaveURL(/#four-questions$/);
    await expect(page.getByRole('heading', { name: 'Four questions' })).toBeInViewport();
  });

  test(
    'can be shared at the top and at the end',
    { tag: '@desktop' },
    async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto(path);
      for (const name of ['Share', 'Share Article']) {
        const message = page.waitForEvent('dialog').then(async (dialog) => {
          await dialog.accept();
          return dialog.message();
        });
        await button(page, name).click();
        expect(await message).toBe('Link copied to clipboard!');
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
      }
    },
  );

  test('says where the address cannot be copied', { tag: '@desktop' }, async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await page.goto(path);
    const message = page.waitForEvent('dialog').then(async (dialog) => {
      await dialog.accept();
      return dialog.message();
    });
    await button(page, 'Share').click();
    expect(await message).toBe('Could not copy link to clipboard. Please copy the URL manually.');
  });

  test('has structured data for search engines', { tag: '@desktop' }, async ({ page }) => {
    await page.goto(path);
    const blocks = await page
      .locator('script[type="application/ld+json"]')
      .evaluateAll((scripts) => scripts.map(({ textContent }) => JSON.parse(textContent ?? '')));
    expect(blocks).toContainEqual(
      expect.objectContaining({
        '@type': 'BlogPosting',
        headline: 'What to automate first',
        articleSection: 'Automation',
        timeRequired: 'PT2M',
        author: expect.objectContaining({ name: 'Ines Sandoval', jobTitle: 'Head of Engineering' }),
      }),
    );
    expect(blocks).toContainEqual(expect.objectContaining({ '@type': 'BreadcrumbList' }));
  });

  test('links to the next and to similar articles', { tag: '@desktop' }, async ({ page }) => {
    await page.goto(path);
    const next = page.getByRole('navigation', { name: 'Next posts' });
    await expect(next.getByRole('link')).toHaveCount(1);
    await next.getByRole('link', { name: 'Where a language model' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Where a language model/);
    const related = page.getByRole('region', { name: 'More to read' });
    await expect(related.getByRole('article')).toHaveCount(3);
  });

  test.describe('without a post', { tag: '@desktop' }, () => {
    test.use({ allowedErrors: [/Failed to load resource/] });

    test('the page says that the post does not exist', async ({ page }) => {
      await page.goto('/blog/no-such-article');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Article Not Found');
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Back to Blog' }).click();
      await expect(page).toHaveURL('/blog');
    });
  });
});
