/** The lists of posts, the frame around them, and deleting. */
import { blogCategories, signalBoardCategories } from '#src/content/post-categories.data.ts';
import { site } from '#src/content/site.ts';
import { demoSignals } from '#src/domain/posts/demo.ts';
import { adminTest as test, expect, expectAccessible, hold } from '../fixtures.ts';
import { answerList, dialog, LIST, row, rows } from './dashboard.ts';
import { createPost, unique } from '../admin-editor/editor.ts';
import { blogFilter, signalBoardFilter } from './categories.ts';
import { adminTabs, blogColumns, signalBoardColumns } from './words.data.ts';
import { button, expectLink, toasts } from '../parts.ts';

test.use({ allowedErrors: [/Failed to load resource/] });

const [published = { title: '', slug: '' }] = demoSignals.filter((post) => post.published);

const tool = signalBoardCategories.at(-1)?.label ?? '';
const other = signalBoardCategories[1];

/** The number of unread items in the inbox comes first. */
const titleOf = (name: string) => new RegExp(`^(\\(\\d+\\) )?${name} \\| ${site.productName}$`);

test('the Signal Board is listed and filtered, and leads to a new post', async ({ page }) => {
  const title = unique('Filed under tools');
  const { id, slug } = await createPost(page, 'signal-board', { title });
  await page.goto('/admin-dashboard');
  await expect(page).toHaveTitle(titleOf('Signal Board Dashboard'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Signal Board Posts');
  await expect(page.getByRole('columnheader')).toHaveText(signalBoardColumns);
  await expect(row(page, title).getByRole('cell')).toHaveText([
    tool,
    'Original',
    'Draft',
    'less than a minute ago',
    'EditDelete',
  ]);
  await expect(row(page, title).getByText(`/${slug}`)).toBeVisible();
  await expectLink(page, `Edit ${title}`, `/admin-dashboard/post/${id}`);
  const listed = row(page, published.title);
  await expect(listed).toContainText('Published');
  await expectLink(listed, `/${published.slug}`, `/signal-board/${published.slug}`);
  await expect(page.getByRole('combobox', { name: 'Category' }).getByRole('option')).toHaveText(signalBoardFilter);
  await expectAccessible(page);

  await test.step('Refresh shows that it loads or fails, and leaves the list meanwhile', async () => {
    const release = await hold(page, LIST);
    await button(page, 'Refresh').click();
    await expect(page.getByRole('status', { name: 'Loading' })).toHaveText('Loading');
    await expect(listed).toBeVisible();
    release();
    await expect(page.getByRole('status', { name: 'Loading' })).toBeHidden();
    await page.unroute(LIST);
    await page.route(LIST, (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
    await button(page, 'Refresh').click();
    await expect(page.getByRole('alert')).toContainText('Failed to fetch signal board posts');
    await expect(listed).toBeVisible();
    await button(page, 'Try Again').click();
    await expect(page.getByRole('alert')).toBeHidden();
  });

  await test.step('search and category are in the address', async () => {
    const words = title.toUpperCase();
    await page.getByRole('searchbox', { name: 'Search' }).fill(words);
    await button(page, 'Search').click();
    await expect(rows(page)).toHaveCount(1);
    await expect(page.getByText(`1 post for “${words}”, 1 draft`)).toBeVisible();
    await page.getByRole('combobox', { name: 'Category' }).selectOption(other?.label ?? '');
    await expect(page.getByText('No posts found')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`category=${other?.id}&search=FILED\\+UNDER`));
    await expectAccessible(page);
    await page.goBack();
    await expect(page.getByRole('combobox', { name: 'Category' })).toHaveValue('');
    await page.reload();
    await expect(rows(page)).toHaveCount(1);
    await expect(page.getByRole('searchbox')).toHaveValue(words);
    await page.getByRole('combobox', { name: 'Category' }).selectOption(other?.label ?? '');
    await expectLink(page, 'Create your first post', '/admin-dashboard/post');
    await button(page, 'Clear the filters').click();
    await expect(listed).toBeVisible();
    await expect(page).toHaveURL('/admin-dashboard');
  });

  await page.route('/admin-dashboard/post', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>New</title>' }),
  );
  // A link that works with the space bar too, as buttons do.
  await button(page, 'New Post').press('Space');
  await expect(page).toHaveURL('/admin-dashboard/post');
});

test('the frame leads to the blog, whose posts are deleted and brought back', async ({ page }) => {
  const title = unique('The desk');
  const { id, slug } = await createPost(page, 'blog', { title });
  const signal = unique('The desk');
  const deleted = await createPost(page, 'signal-board', { title: signal });
  await page.request.delete(`/api/signal-board/${deleted.id}`);

  await test.step('a post deleted earlier is restored', async () => {
    await page.goto('/admin-dashboard?status=deleted');
    await expect(page.getByRole('columnheader')).toHaveText(['Title', 'Category', 'Deleted', 'Actions']);
    await expect(row(page, signal).getByRole('cell')).toContainText([tool, 'ago', 'Restore']);
    await expectAccessible(page);
    await button(page, `Restore ${signal}`).click();
    await expect(toasts(page)).toContainText('Post restored');
    await expect(row(page, signal)).toBeHidden();
    await page.getByRole('combobox', { name: 'Status' }).selectOption('Any status');
    await expect(row(page, signal)).toBeVisible();
  });

  for (const role of ['banner', 'main', 'contentinfo'] as const) {
    await expect(page.getByRole(role)).toHaveCount(1);
  }
  await expectLink(page, 'Admin Portal', '/admin-dashboard');
  await expectLink(page, 'View Site', '/');
  const tabs = page.getByRole('navigation', { name: 'Admin' }).getByRole('link');
  await expect(tabs).toHaveText(adminTabs);
  await expect(tabs.first()).toHaveAttribute('aria-current', 'page');
  await tabs.nth(1).click();
  await expect(page).toHaveURL('/admin-dashboard/blog');
  await expect(page).toHaveTitle(titleOf('Blog Dashboard'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog Posts');
  await expect(page.getByText('Manage content that appears on the Blog')).toBeVisible();
  await expectLink(page, 'New Blog Post', '/admin-dashboard/blog/post');
  await expect(page.getByRole('combobox', { name: 'Category' }).getByRole('option')).toHaveText(blogFilter);
  await expect(page.getByRole('columnheader')).toHaveText(blogColumns);
  await expect(row(page, title).getByRole('cell')).toHaveText([
    'Dana Whitlock',
    blogCategories[1]?.label ?? '',
    'Draft',
    'EditDelete',
  ]);
  await expect(row(page, title).getByRole('rowheader')).toHaveText(`${title}/${slug}`);
  await expectLink(page, `Edit ${title}`, `/admin-dashboard/blog/post/${id}`);

  const opener = button(page, `Delete ${title}`);
  await opener.click();
  await expect(dialog(page)).toHaveAccessibleName('Delete Blog Post');
  await expect(dialog(page)).toHaveAccessibleDescription(`${title} This action cannot be undone.`);
  await expect(button(page, 'Cancel')).toBeFocused();
  await expectAccessible(page);
  await button(page, 'Cancel').click();
  await expect(dialog(page)).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await opener.click();
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
  await expect(toasts(page)).toContainText('Blog post deleted');
  await expect(dialog(page)).toBeHidden();
  await expect(row(page, title)).toBeHidden();
  await expect(button(page, 'Undo')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(row(page, title)).toBeVisible();
  await expect(button(page, 'Undo')).toBeHidden();
  await expect(toasts(page)).toContainText('Post restored');
});

test('a server that does not answer; a list that fails, an empty and a long one', async ({ page }) => {
  const fail = { status: 500, json: { message: 'no' } };
  await page.route(LIST, (route) => route.fulfill(fail));
  await page.route('/api/admin/check-auth**', (route) => route.abort());
  await page.goto('/admin-dashboard/blog');
  // This is not mistaken for a logout.
  await expect(page.getByText('Our server isn’t answering')).toBeVisible();
  await expectAccessible(page);
  await page.unroute('/api/admin/check-auth**');
  await button(page, 'Try Again').click();
  await expect(page.getByText('Our server isn’t answering')).toBeHidden();
  await expect(page).toHaveURL('/admin-dashboard/blog');
  await expect(page.getByRole('alert')).toContainText('Failed to fetch blog posts');
  await expectAccessible(page);
  await page.unroute(LIST);
  await answerList(page, []);
  await button(page, 'Try Again').click();
  await expect(page.getByText('No blog posts found')).toBeVisible();
  await expectLink(page, 'Create your first blog post', '/admin-dashboard/blog/post');
  await expect(button(page, 'Clear the filters')).toBeHidden();

  await page.unroute(LIST);
  const next = '/api/blog?scope=all&offset=100';
  const hundred = Array.from({ length: 100 }, (_, index) => `Number ${index + 1}`);
  await answerList(page, hundred, { 'X-Total-Count': '101', Link: `<${next}>; rel="next"` });
  await button(page, 'Refresh').click();
  await expect(page.getByText('101 posts')).toBeVisible();
  await page.route(`**${next}`, (route) =>
    route.fulfill({
      // One of the first page has moved down meanwhile.
      json: [100, 101].map((id) => ({ id, title: 'The last one', slug: 'last', category: blogCategories[1]?.id })),
      headers: { 'X-Total-Count': '101', 'X-Draft-Count': '1' },
    }),
  );
  await button(page, 'Load more').click();
  await expect(rows(page)).toHaveCount(101);
  await expect(page.getByText('101 posts, 1 draft')).toBeVisible();
  await expect(button(page, 'Load more')).toBeHidden();

  await page.route('/api/blog/101', (route) => route.fulfill({ status: 500, body: '' }));
  await button(page, 'Delete The last one').click();
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
  await expect(toasts(page).getByRole('alert')).toHaveText('Delete failedFailed to delete blog post');
  await button(page, 'Cancel').click();
  await expect(row(page, 'The last one')).toBeVisible();
});
