/** Lists of many posts: filters, order, and actions on several at once. */
import { adminTest as test, expect, expectAccessible } from '../fixtures.ts';
import { dialog, row, rows } from '../admin-dashboard/dashboard.ts';
import { createPost, unique } from './editor.ts';
import { button, toasts } from '../parts.ts';

test('several posts are published and deleted; one is found by text, copied', async ({ page }) => {
  const words = unique('Many');
  const [one, two, three] = [`${words} one`, `${words} two`, `${words} three`];
  for (const title of [one, two]) await createPost(page, 'blog', { title });
  const { id } = await createPost(page, 'blog', { title: three });
  const word = `word${id}x`;
  const content = `<p>Ask how often, and ask how alike the cases are: ${word}.</p>`;
  await page.request.patch(`/api/blog/${id}`, { data: { content } });
  await page.goto(`/admin-dashboard/blog?search=${encodeURIComponent(words)}&sort=title`);
  await expect(rows(page)).toHaveCount(3);
  await expect(page.getByRole('rowheader').first()).toContainText('one');
  const choose = (title: string) => page.getByRole('checkbox', { name: `Choose ${title}` }).check();
  const status = page.getByRole('combobox', { name: 'Status' });
  await choose(one);
  await choose(two);
  const bar = page.getByRole('group', { name: 'Chosen posts' });
  await expect(bar).toContainText('2 posts chosen');
  await expectAccessible(page);
  await bar.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(toasts(page)).toContainText('2 posts published');
  await expect(row(page, one)).toContainText('Published');
  await expect(row(page, three)).toContainText('Draft');

  await status.selectOption('Published');
  await expect(rows(page)).toHaveCount(2);
  await choose(one);
  await bar.getByRole('button', { name: 'Choose all' }).click();
  await bar.getByRole('button', { name: 'Unpublish' }).click();
  await expect(page.getByText('No blog posts found')).toBeVisible();

  await status.selectOption('Any status');
  await choose(two);
  await choose(three);
  await bar.getByRole('button', { name: 'Delete' }).click();
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(button(page, 'Undo')).toBeFocused();
  await button(page, 'Undo').click();
  await expect(rows(page)).toHaveCount(3);

  await page.getByRole('searchbox', { name: 'Search' }).fill(word);
  await button(page, 'Search').click();
  await expect(rows(page)).toHaveCount(1);
  await choose(three);
  await button(page, 'Duplicate').click();
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(`${three} (copy)`);
  await expect(page.getByRole('checkbox', { name: 'Published' })).not.toBeChecked();
});
