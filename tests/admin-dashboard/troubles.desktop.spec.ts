import { expect, expectAccessible, test } from '../fixtures.ts';
import { ADMIN } from '../sign-in.ts';
import { button, createDraft, dialog, enter, LIST, newTitle, rows } from './dashboard.ts';
import { toasts } from '../parts.ts';

test.beforeEach(enter);

test.describe('when something fails', () => {
  test.use({ allowedErrors: [/Failed to load resource/] });

  for (const [path, words] of [
    ['/admin-dashboard', 'Failed to fetch signal board posts'],
    ['/admin-dashboard/blog', 'Failed to fetch blog posts'],
  ] as const) {
    test(`${path} says that its list failed, and tries again`, async ({ page }) => {
      await page.route(LIST, (route) => route.fulfill({ status: 500, json: { message: 'no' } }));
      await page.goto(path);
      await expect(page.getByRole('alert')).toContainText(words);
      await expectAccessible(page);
      await page.unroute(LIST);
      await button(page, 'Try Again').click();
      await expect(rows(page).first()).toBeVisible();
      await expect(page.getByText(words)).toBeHidden();
    });
  }

  test('after the session expires, a login in place lets the work go on', async ({ page }) => {
    const title = newTitle();
    await createDraft(page, 'blog', title);
    await page.goto(`/admin-dashboard/blog?search=${encodeURIComponent(title)}`);
    await button(page, `Delete ${title}`).click();
    await page.context().clearCookies();
    await dialog(page).getByRole('button', { name: 'Delete' }).click();
    const login = page.getByRole('dialog', { name: 'Authentication required' });
    await expect(login).toBeVisible();
    await expect(login.getByLabel('Username')).toHaveValue(ADMIN.username);
    await expect(login.getByLabel('Password', { exact: true })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.type(ADMIN.password);
    await page.keyboard.press('Enter');
    await expect(login).toBeHidden();
    await expect(toasts(page)).toContainText('Blog post deleted');
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(/\/admin-dashboard\/blog\?search=/);
  });

  test('declining to log in again leaves the page as it is', async ({ page }) => {
    await page.goto('/admin-dashboard/blog');
    await expect(rows(page).first()).toBeVisible();
    await page.context().clearCookies();
    await button(page, 'Refresh').click();
    const login = page.getByRole('dialog', { name: 'Authentication required' });
    await button(page, 'Not now').click();
    await expect(login).toBeHidden();
    await expect(page.getByRole('alert')).toContainText('Failed to fetch blog posts');
    await expect(rows(page).first()).toBeVisible();
    await button(page, 'Try Again').click();
    await expect(login).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(login).toBeHidden();
  });
});
