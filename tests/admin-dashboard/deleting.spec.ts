import { expect, expectAccessible, test } from '../fixtures.ts';
import { answerList, button, createDraft, dialog, enter, newTitle, row } from './dashboard.ts';
import { toasts } from '../parts.ts';

test.beforeEach(enter);

test.describe('deleting', () => {
  test(
    'prompts first, and Cancel and Escape leave the post alone',
    { tag: '@desktop' },
    async ({ page }) => {
      const title = newTitle();
      await createDraft(page, 'blog', title);
      await page.goto(`/admin-dashboard/blog?search=${encodeURIComponent(title)}`);
      const opener = button(page, `Delete ${title}`);
      await opener.click();
      await expect(dialog(page)).toHaveAccessibleName('Delete Blog Post');
      await expect(dialog(page)).toHaveAccessibleDescription(
        `${title} This action cannot be undone.`,
      );
      await expect(button(page, 'Cancel')).toBeFocused();
      await expectAccessible(page);
      await button(page, 'Cancel').click();
      await expect(dialog(page)).toBeHidden();
      await expect(opener).toBeFocused();
      await opener.click();
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
      await expect(row(page, title)).toBeVisible();
    },
  );

  test('can be undone at once', { tag: '@desktop' }, async ({ page }) => {
    const title = newTitle();
    await createDraft(page, 'blog', title);
    await page.goto(`/admin-dashboard/blog?search=${encodeURIComponent(title)}`);
    await button(page, `Delete ${title}`).click();
    await dialog(page).getByRole('button', { name: 'Delete' }).click();
    await expect(toasts(page).getByRole('status')).toHaveText('Blog post deleted');
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByText('No blog posts found')).toBeVisible();
    await expect(button(page, 'Undo')).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(row(page, title)).toBeVisible();
    await expect(button(page, 'Undo')).toBeHidden();
    await expect(toasts(page)).toContainText('Post restored');
  });

  test(
    'can be undone later from the list of recently deleted posts',
    { tag: '@desktop' },
    async ({ page }) => {
      const title = newTitle();
      const { id } = await createDraft(page, 'signal-board', title);
      await page.request.delete(`/api/signal-board/${id}`);
      await page.goto('/admin-dashboard');
      await page.getByRole('link', { name: 'Recently deleted' }).click();
      await expect(page).toHaveURL('/admin-dashboard?view=deleted');
      await expect(page.getByRole('columnheader')).toHaveText([
        ...['Title', 'Category', 'Deleted', 'Actions'],
      ]);
      await expect(row(page, title).getByRole('cell')).toContainText(['Tool', 'ago', 'Restore']);
      await expectAccessible(page);
      await button(page, `Restore ${title}`).click();
      await expect(toasts(page)).toContainText('Post restored');
      await expect(row(page, title)).toBeHidden();
      await page.getByRole('link', { name: 'Back to all posts' }).click();
      await expect(row(page, title)).toBeVisible();
      await expect(page).toHaveURL('/admin-dashboard');
    },
  );

  test(
    'a post deleted in the editor can be restored here',
    { tag: '@desktop' },
    async ({ page }) => {
      const title = newTitle();
      const { id } = await createDraft(page, 'signal-board', title);
      await page.request.delete(`/api/signal-board/${id}`);
      await page.goto('/admin-login');
      await page.evaluate((post) => sessionStorage.setItem('adminDeleted', JSON.stringify(post)), {
        board: 'signal-board',
        id,
        title,
      });
      await page.goto('/admin-dashboard');
      await expect(page.getByText(`“${title}” was deleted.`)).toBeVisible();
      await button(page, 'Undo').click();
      await expect(row(page, title)).toBeVisible();
    },
  );

  test.describe('that fails', { tag: '@desktop' }, () => {
    test.use({ allowedErrors: [/Failed to load resource/] });

    test('shows an error and leaves the post in place', async ({ page }) => {
      await answerList(page, [{ title: 'Stays where it is' }]);
      await page.route('/api/blog/1', (route) => route.fulfill({ status: 500, body: '' }));
      await page.goto('/admin-dashboard/blog');
      await button(page, 'Delete Stays where it is').click();
      await dialog(page).getByRole('button', { name: 'Delete' }).click();
      await expect(toasts(page).getByRole('alert')).toHaveText(
        'Delete failedFailed to delete blog post',
      );
      await button(page, 'Cancel').click();
      await expect(row(page, 'Stays where it is')).toBeVisible();
    });
  });
});
