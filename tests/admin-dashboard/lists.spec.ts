import { demoSignals } from '#src/domain/posts/demo.ts';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { answerList, button, createDraft, enter, LIST, newTitle, row, rows } from './dashboard.ts';

test.beforeEach(enter);

const [published = { title: '', slug: '' }] = demoSignals.filter((post) => post.published);

test.describe('the Signal Board', () => {
  test('lists drafts and published posts with their actions', async ({ page }) => {
    const title = newTitle();
    const { id, slug } = await createDraft(page, 'signal-board', title);
    await page.goto('/admin-dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Signal Board Posts');
    await expect(page.getByRole('columnheader')).toHaveText([
      ...['Title', 'Category', 'Source', 'Status', 'Updated', 'Actions'],
    ]);
    await expect(row(page, title).getByRole('cell')).toHaveText([
      ...['Tool', 'Original', 'Draft', 'less than a minute ago', 'EditDelete'],
    ]);
    await expect(row(page, title).getByText(`/${slug}`)).toBeVisible();
    await expect(page.getByRole('link', { name: `Edit ${title}` })).toHaveAttribute(
      'href',
      `/admin-dashboard/post/${id}`,
    );
    const listed = row(page, published.title);
    await expect(listed.getByText('Published')).toBeVisible();
    await expect(listed.getByRole('link', { name: `/${published.slug}` })).toHaveAttribute(
      'href',
      `/signal-board/${published.slug}`,
    );
    await expect(button(page, 'New Post')).toHaveAttribute('href', '/admin-dashboard/post');
    await expect(page.getByRole('combobox', { name: 'Category' }).getByRole('option')).toHaveText([
      ...['All Categories', 'Playbook', 'Signal', 'Idea', 'In the Wild', 'Tool'],
    ]);
    await expectAccessible(page);
  });

  test(
    'is filtered by search and category, both stored in the address',
    { tag: '@desktop' },
    async ({ page }) => {
      const title = newTitle('Filed under tools');
      await createDraft(page, 'signal-board', title);
      await page.goto('/admin-dashboard');
      await page.getByRole('searchbox', { name: 'Search' }).fill(title.toUpperCase());
      await button(page, 'Search').click();
      await expect(rows(page)).toHaveCount(1);
      await expect(page.getByText(`1 post for “${title.toUpperCase()}”, a draft`)).toBeVisible();
      await page.getByRole('combobox', { name: 'Category' }).selectOption('Idea');
      await expect(page.getByText('No posts found')).toBeVisible();
      await expect(page).toHaveURL(/category=idea&search=FILED\+UNDER/);
      await expectAccessible(page);
      await page.goBack();
      await expect(page.getByRole('combobox', { name: 'Category' })).toHaveValue('');
      await expect(rows(page)).toHaveCount(1);
      await page.reload();
      await expect(rows(page)).toHaveCount(1);
      await expect(page.getByRole('searchbox')).toHaveValue(title.toUpperCase());
    },
  );

  test('an empty filter result can be cleared', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/admin-dashboard?search=nothing-is-called-this');
    await expect(page.getByRole('link', { name: 'Create your first post' })).toHaveAttribute(
      'href',
      '/admin-dashboard/post',
    );
    await button(page, 'Clear the filters').click();
    await expect(row(page, published.title)).toBeVisible();
    await expect(page).toHaveURL('/admin-dashboard');
  });

  test(
    'a new post is one button away, also with the space bar',
    { tag: '@desktop' },
    async ({ page }) => {
      await page.goto('/admin-dashboard');
      await page.route('/admin-dashboard/post', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>New</title>' }),
      );
      await button(page, 'New Post').press('Space');
      await expect(page).toHaveURL('/admin-dashboard/post');
    },
  );

  test('Refresh loads again, and shows that it loads', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/admin-dashboard');
    await expect(row(page, published.title)).toBeVisible();
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(LIST, async (route) => {
      await held;
      await route.fulfill({ json: [] });
    });
    await button(page, 'Refresh').click();
    await expect(page.getByRole('status', { name: 'Loading' })).toHaveText('Loading');
    await expect(row(page, published.title)).toBeVisible();
    release();
    await expect(page.getByText('No posts found')).toBeVisible();
    await expect(page.getByRole('status', { name: 'Loading' })).toBeHidden();
  });
});

test.describe('the blog', () => {
  test(
    'lists posts by title, author, category and status',
    { tag: '@desktop' },
    async ({ page }) => {
      const title = newTitle();
      const { id, slug } = await createDraft(page, 'blog', title);
      await page.goto('/admin-dashboard/blog');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog Posts');
      await expect(page.getByText('Manage content that appears on the Blog')).toBeVisible();
      await expect(page.getByRole('link', { name: 'New Blog Post' })).toHaveAttribute(
        'href',
        '/admin-dashboard/blog/post',
      );
      await expect(page.getByRole('combobox', { name: 'Category' }).getByRole('option')).toHaveText(
        [
          ...['All Categories', 'Automation', 'AI & ML', 'Business', 'Technology', 'Industry'],
          'Case Studies',
        ],
      );
      await expect(page.getByRole('columnheader')).toHaveText([
        ...['Title', 'Author', 'Category', 'Status', 'Actions'],
      ]);
      await expect(row(page, title).getByRole('cell')).toHaveText([
        ...['Dana Whitlock', 'AI & ML', 'Draft', 'EditDelete'],
      ]);
      await expect(row(page, title).getByRole('rowheader')).toHaveText(`${title}/${slug}`);
      await expect(page.getByRole('link', { name: `Edit ${title}` })).toHaveAttribute(
        'href',
        `/admin-dashboard/blog/post/${id}`,
      );
      await expectAccessible(page);
    },
  );

  test('without posts offers to create the first one', { tag: '@desktop' }, async ({ page }) => {
    await answerList(page, []);
    await page.goto('/admin-dashboard/blog');
    await expect(page.getByText('No blog posts found')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Create your first blog post' })).toHaveAttribute(
      'href',
      '/admin-dashboard/blog/post',
    );
    await expect(button(page, 'Clear the filters')).toBeHidden();
  });
});

test(
  'more than a hundred posts are loaded a page at a time',
  { tag: '@desktop' },
  async ({ page }) => {
    const many = Array.from({ length: 100 }, (_, index) => ({ title: `Number ${index + 1}` }));
    await answerList(page, many, { next: '/api/blog?scope=all&offset=100', total: 101 });
    await page.goto('/admin-dashboard/blog');
    await expect(page.getByText('101 posts')).toBeVisible();
    await page.unroute(LIST);
    await page.route(LIST, (route) => {
      expect(new URL(route.request().url()).search).toBe('?scope=all&offset=100');
      return route.fulfill({
        json: [{ id: 101, title: 'The last one', slug: 'last', category: 'ai' }],
        headers: { 'X-Total-Count': '101', 'X-Draft-Count': '1' },
      });
    });
    await button(page, 'Load more').click();
    await expect(rows(page)).toHaveCount(101);
    await expect(page.getByText('101 posts, 1 of them a draft')).toBeVisible();
    await expect(button(page, 'Load more')).toBeHidden();
  },
);

test('long titles and addresses fit a phone of 360 px', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const title = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenbeschaffungsstelle';
  await answerList(page, [{ title: `${title} ${title} und mehr davon` }, { title: 'Short' }]);
  for (const path of ['/admin-dashboard', '/admin-dashboard/blog']) {
    await page.goto(path);
    await expect(rows(page)).toHaveCount(2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  }
});
