import { site } from '#src/content/site.ts';
import { expect, test } from '../fixtures.ts';
import { answerList, enter, row } from './dashboard.ts';

test.beforeEach(enter);

/** The number of unread items in the inbox comes first. */
const titleOf = (name: string) => new RegExp(`^(\\(\\d+\\) )?${name} \\| ${site.productName}$`);

test('the frame links to every section and marks the current one', async ({ page }) => {
  await page.goto('/admin-dashboard');
  await expect(page).toHaveTitle(titleOf('Signal Board Dashboard'));
  await expect(page.getByRole('link', { name: 'Admin Portal' })).toHaveAttribute(
    'href',
    '/admin-dashboard',
  );
  await expect(page.getByRole('link', { name: 'View Site' })).toHaveAttribute('href', '/');
  const tabs = page.getByRole('navigation', { name: 'Admin' });
  await expect(tabs.getByRole('link')).toHaveText([
    ...['Signal Board', 'Blog', 'Media', /^Inbox/, 'Overview', 'Account', 'Users', 'Settings'],
  ]);
  await expect(tabs.getByRole('link', { name: 'Signal Board' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await tabs.getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/admin-dashboard/blog');
  await expect(page).toHaveTitle(titleOf('Blog Dashboard'));
  for (const role of ['banner', 'main', 'contentinfo'] as const) {
    await expect(page.getByRole(role)).toHaveCount(1);
  }
});

test(
  'a post is published, which readers see, or a draft',
  { tag: '@desktop' },
  async ({ page }) => {
    await answerList(page, [{ title: 'Fresh' }, { title: 'Not yet', published: false }]);
    await page.goto('/admin-dashboard/blog');
    const status = (title: string) => row(page, title).locator('[data-column=status]');
    await expect(status('Fresh')).toHaveText('Published');
    await expect(status('Fresh').getByTitle('Readers see it as last saved.')).toBeVisible();
    await expect(status('Not yet')).toHaveText('Draft');
  },
);

test.describe('without scripts', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the admin area says that it needs scripts', async ({ page }) => {
    await page.goto('/admin-dashboard');
    await expect(page.getByText('The admin area needs JavaScript.')).toBeVisible();
  });
});
