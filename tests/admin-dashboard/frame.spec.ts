import { expect, test } from '../fixtures.ts';
import { answerList, answerSite, enter, row } from './dashboard.ts';

test.beforeEach(enter);

test('the frame leads everywhere and marks where one is', async ({ page }) => {
  await page.goto('/admin-dashboard');
  await expect(page).toHaveTitle('Signal Board Dashboard | Freehand');
  await expect(page.getByRole('link', { name: 'Admin Portal' })).toHaveAttribute(
    'href',
    '/admin-dashboard',
  );
  await expect(page.getByRole('link', { name: 'View Site' })).toHaveAttribute('href', '/');
  const tabs = page.getByRole('navigation', { name: 'Admin' });
  await expect(tabs.getByRole('link')).toHaveText([
    ...['Signal Board', 'Blog', 'Inbox', 'Overview'],
  ]);
  await expect(tabs.getByRole('link', { name: 'Signal Board' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await tabs.getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/admin-dashboard/blog');
  await expect(page).toHaveTitle('Blog Dashboard | Freehand');
  for (const role of ['banner', 'main', 'contentinfo'] as const) {
    await expect(page.getByRole(role)).toHaveCount(1);
  }
});

test('a change is followed until it is live', { tag: '@desktop' }, async ({ page }) => {
  await answerSite(page, { told: false, live: false });
  await answerList(page, [
    { title: 'Fresh from the press' },
    { title: 'Not for everybody yet', published: false },
    { title: 'Read for years', updatedAt: '2026-05-01T00:00:00Z' },
  ]);
  await page.goto('/admin-dashboard/blog');
  const status = (title: string) => row(page, title).locator('[data-column=status]');
  await expect(status('Fresh from the press')).toHaveText('Published');
  await expect(status('Not for everybody yet')).toHaveText('Draft');
  await expect(status('Read for years')).toHaveText('Published Live');
  await answerSite(page, { told: true, live: false });
  await expect(status('Fresh from the press')).toHaveText('Published Building');
  await answerSite(page, { told: true, live: true });
  await expect(status('Fresh from the press')).toHaveText('Published Live');
  await expect(status('Not for everybody yet')).toHaveText('Draft');
});

test.describe('without scripts', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the admin area says what it needs', async ({ page }) => {
    await page.goto('/admin-dashboard');
    await expect(page.getByText('The admin area needs JavaScript.')).toBeVisible();
  });
});
