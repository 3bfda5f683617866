/** Lists of many posts: filters, order, and actions on several at once. */
import { expect, expectAccessible, test } from '../fixtures.ts';
import {
  button,
  createDraft,
  dialog,
  enter,
  newTitle,
  row,
  rows,
} from '../admin-dashboard/dashboard.ts';
import { toasts } from '../parts.ts';

test.beforeEach(enter);

test('several posts are chosen, published, unpublished, deleted and brought back', async ({
  page,
}) => {
  const words = newTitle('Many');
  for (const name of ['one', 'two', 'three']) await createDraft(page, 'blog', `${words} ${name}`);
  await page.goto(`/admin-dashboard/blog?search=${encodeURIComponent(words)}&sort=title`);
  await expect(rows(page)).toHaveCount(3);
  await expect(page.getByRole('rowheader').first()).toContainText('one');
  await page.getByRole('checkbox', { name: `Choose ${words} one` }).check();
  await page.getByRole('checkbox', { name: `Choose ${words} two` }).check();
  const bar = page.getByRole('group', { name: 'Chosen posts' });
  await expect(bar).toContainText('2 posts chosen');
  await expectAccessible(page);
  await bar.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(toasts(page)).toContainText('2 posts published');
  await expect(row(page, `${words} one`)).toContainText('Published');
  await expect(row(page, `${words} three`)).toContainText('Draft');

  await page.getByRole('combobox', { name: 'Status' }).selectOption('Published');
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('checkbox', { name: `Choose ${words} one` }).check();
  await bar.getByRole('button', { name: 'Choose all' }).click();
  await bar.getByRole('button', { name: 'Unpublish' }).click();
  await expect(page.getByText('No blog posts found')).toBeVisible();

  await page.getByRole('combobox', { name: 'Status' }).selectOption('Any status');
  await page.getByRole('checkbox', { name: `Choose ${words} two` }).check();
  await page.getByRole('checkbox', { name: `Choose ${words} three` }).check();
  await bar.getByRole('button', { name: 'Delete' }).click();
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(button(page, 'Undo')).toBeFocused();
  await button(page, 'Undo').click();
  await expect(rows(page)).toHaveCount(3);
});

test('a post is found by its text and its author, and copied', async ({ page }) => {
  const title = newTitle('Copied');
  const { id } = await createDraft(page, 'blog', title);
  const word = `word${id}x`;
  await page.request.patch(`/api/blog/${id}`, {
    data: { content: `<p>Ask how often, and ask how alike the cases are: ${word}.</p>` },
  });
  await page.goto('/admin-dashboard/blog');
  await page.getByRole('searchbox', { name: 'Search' }).fill(word);
  await button(page, 'Search').click();
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('checkbox', { name: `Choose ${title}` }).check();
  await button(page, 'Duplicate').click();
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(
    `${title} (copy)`,
  );
  await expect(page.getByRole('checkbox', { name: 'Published' })).not.toBeChecked();
});
