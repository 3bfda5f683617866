import type { Page } from '@playwright/test';
import { posts } from '#src/content/messages.ts';
import { demoAgency, expect, firefoxFirst, test } from '../fixtures.ts';
import { button, expectLink, structuredData } from '../parts.ts';

const path = '/blog/what-to-automate-first';

/** Presses a button that answers with an alert. @returns what the alert says */
async function messageOf(page: Page, name: string): Promise<string> {
  const message = page.waitForEvent('dialog').then(async (dialog) => {
    await dialog.accept();
    return dialog.message();
  });
  await button(page, name).click();
  return message;
}

test(
  'an article is reached by its card and leads to the next',
  { tag: [firefoxFirst.tag, demoAgency.tag] },
  async ({ page }) => {
    await page.goto('/blog');
    const card = page.getByRole('tabpanel').getByRole('article').first();
    await expect(card.getByText(/^\d+ days? ago$/)).toBeVisible();
    for (const part of ['Automation', '2 min read', 'Ines Sandoval', 'Head of Engineering']) {
      await expect(card.getByText(part, { exact: true })).toBeVisible();
    }
    await card.getByRole('link').click();
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle('What to automate first | Freehand');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('What to automate first');
    await expect(main.getByRole('time').first()).toHaveText(/^[A-Z][a-z]{2,8} \d{2}, \d{4}$/);
    for (const part of ['2 min read', /^Not the most annoying task/, 'Ines Sandoval']) {
      await expect(main.getByText(part).first()).toBeVisible();
    }
    await expectLink(main, 'More in Automation', '/blog?category=automation');
    const [blogPosting, crumbs] = await structuredData(page);
    expect(blogPosting).toMatchObject({
      '@type': 'BlogPosting',
      headline: 'What to automate first',
      timeRequired: 'PT2M',
      author: { name: 'Ines Sandoval', jobTitle: 'Head of Engineering' },
    });
    expect(crumbs['@type']).toBe('BreadcrumbList');
    const next = page.getByRole('navigation', { name: posts.nextPosts });
    await expect(next.getByRole('link')).toHaveCount(1);
    await next.getByRole('link', { name: 'Where a language model' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Where a language model/);
    const related = page.getByRole('region', { name: posts.relatedArticles });
    await expect(related.getByRole('article')).toHaveCount(3);
  },
);

test(
  'it has a table of contents, each section has an address, and it can be shared',
  demoAgency,
  async ({ page, context }) => {
    await page.goto(`${path}#the-whole-process-trap`);
    await expect(page.getByRole('heading', { name: 'The whole-process trap' })).toBeInViewport();
    const contents = page.getByRole('navigation', { name: posts.inThisPost });
    await contents.getByRole('link', { name: 'Four questions' }).click();
    await expect(page).toHaveURL(/#four-questions$/);
    await expect(page.getByRole('heading', { name: 'Four questions' })).toBeInViewport();

    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    for (const name of [posts.share, posts.shareArticle]) {
      expect(await messageOf(page, name)).toBe(posts.linkCopied);
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
      await page.evaluate(() => navigator.clipboard.writeText(''));
    }
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    expect(await messageOf(page, posts.share)).toBe(posts.linkNotCopied);
  },
);
