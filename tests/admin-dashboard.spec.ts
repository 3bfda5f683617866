import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';
import { ADMIN, signIn } from './sign-in.ts';

const LIST = /\/api\/(blog|signal-board)\?scope=/;
const rows = (page: Page) =>
  page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });
const row = (page: Page, title: string) => rows(page).filter({ hasText: title });
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true });
const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' });
const dialog = (page: Page) => page.getByRole('alertdialog');

/** A title that no other journey has. */
let titles = 0;
function newTitle(words = 'The desk'): string {
  titles += 1;
  return `${words} ${test.info().workerIndex}-${Date.now()}-${titles}`;
}

/** A draft: what is published would come into the journeys of visitors. */
async function createDraft(page: Page, board: 'blog' | 'signal-board', title: string) {
  const post = {
    ...{ title, published: false, category: board === 'blog' ? 'ai' : 'tool' },
    ...{ summary: 'A draft of the journeys.', description: 'A draft of the journeys.' },
    ...{ content: 'Ask how often, and ask how alike the cases are.'.padEnd(60, '.') },
    ...{ author: 'Dana Whitlock', sourceType: 'original' },
  };
  const response = await page.request.post(`/api/${board}`, { data: post });
  expect(response.status()).toBe(201);
  return (await response.json()) as { id: number; slug: string };
}

interface Listed {
  title: string;
  published?: boolean;
  updatedAt?: string;
}

/** Answers the list's call with these posts. */
async function answerList(page: Page, posts: Listed[], next?: string) {
  await page.route(LIST, (route) =>
    route.fulfill({
      json: posts.map((post, index) => ({
        ...{ id: index + 1, slug: `post-${index}`, category: 'tool', sourceType: 'external' },
        ...{ published: true, updatedAt: new Date().toISOString(), author: 'Mina Cho' },
        ...post,
      })),
      ...(next && { headers: { Link: `<${next}>; rel="next"` } }),
    }),
  );
}

/** What both sides say of how far publishing has come. */
async function answerSite(page: Page, site: { told: boolean; live: boolean }) {
  const changedAt = '2026-05-04T10:00:00.000000Z';
  await page.route('/api/admin/site-status', (route) =>
    route.fulfill({ json: { changedAt, toldAt: site.told ? changedAt : null, snapshot: 'new' } }),
  );
  await page.route('/version.json', (route) =>
    route.fulfill({
      json: { snapshot: site.live ? 'new' : 'old', builtAt: '2026-05-04T09:00:00Z' },
    }),
  );
}

test.beforeEach(async ({ page }) => {
  await answerSite(page, { told: true, live: true });
  await signIn(page);
});

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

test.describe('the Signal Board', () => {
  test('lists drafts and published posts, with what can be done', async ({ page }) => {
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
    const published = row(page, 'The one-week tally sheet');
    await expect(published.getByText('Published')).toBeVisible();
    await expect(published.getByText('Live')).toBeVisible();
    await expect(
      published.getByRole('link', { name: '/the-one-week-tally-sheet' }),
    ).toHaveAttribute('href', '/signal-board/the-one-week-tally-sheet');
    await expect(button(page, 'New Post')).toHaveAttribute('href', '/admin-dashboard/post');
    await expect(page.getByRole('combobox', { name: 'Category' }).getByRole('option')).toHaveText([
      ...['All Categories', 'Playbook', 'Signal', 'Idea', 'In the Wild', 'Tool'],
    ]);
    await expectAccessible(page);
  });

  test('is narrowed down by search and category, which the address keeps', async ({ page }) => {
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
  });

  test('a filter that leaves nothing can be cleared', async ({ page }) => {
    await page.goto('/admin-dashboard?search=nothing-is-called-this');
    await expect(page.getByRole('link', { name: 'Create your first post' })).toHaveAttribute(
      'href',
      '/admin-dashboard/post',
    );
    await button(page, 'Clear the filters').click();
    await expect(row(page, 'The one-week tally sheet')).toBeVisible();
    await expect(page).toHaveURL('/admin-dashboard');
  });

  test('a new post is a button away, also by the space bar', async ({ page }) => {
    await page.goto('/admin-dashboard');
    await page.route('/admin-dashboard/post', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>New</title>' }),
    );
    await button(page, 'New Post').press('Space');
    await expect(page).toHaveURL('/admin-dashboard/post');
  });

  test('Refresh asks again, and says that it loads', async ({ page }) => {
    await page.goto('/admin-dashboard');
    await expect(row(page, 'The one-week tally sheet')).toBeVisible();
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(LIST, async (route) => {
      await held;
      await route.fulfill({ json: [] });
    });
    await button(page, 'Refresh').click();
    await expect(page.getByRole('status', { name: 'Loading' })).toHaveText('Loading');
    await expect(row(page, 'The one-week tally sheet')).toBeVisible();
    release();
    await expect(page.getByText('No posts found')).toBeVisible();
    await expect(page.getByRole('status', { name: 'Loading' })).toBeHidden();
  });
});

test.describe('the blog', () => {
  test('lists posts by title, author, category and status', async ({ page }) => {
    const title = newTitle();
    const { id, slug } = await createDraft(page, 'blog', title);
    await page.goto('/admin-dashboard/blog');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog Posts');
    await expect(page.getByText('Manage content that appears on the Blog')).toBeVisible();
    await expect(page.getByRole('link', { name: 'New Blog Post' })).toHaveAttribute(
      'href',
      '/admin-dashboard/blog/post',
    );
    await expect(page.getByRole('combobox', { name: 'Category' }).getByRole('option')).toHaveText([
      ...['All Categories', 'Automation', 'AI & ML', 'Business', 'Technology', 'Industry'],
      'Case Studies',
    ]);
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
  });

  test('without posts leads to the first one', async ({ page }) => {
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

test.describe('deleting', () => {
  test('asks first, and Cancel and Escape leave the post alone', async ({ page }) => {
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
  });

  test('can be undone at once', async ({ page }) => {
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

  test('can be taken back later from what was recently deleted', async ({ page }) => {
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
  });

  test('what the editor has deleted is offered back here', async ({ page }) => {
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
    await expect(page.getByText(`“${title}” is deleted.`)).toBeVisible();
    await button(page, 'Undo').click();
    await expect(row(page, title)).toBeVisible();
  });

  test.describe('that fails', () => {
    test.use({ allowedErrors: [/Failed to load resource/] });

    test('says so and keeps the post', async ({ page }) => {
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

test.describe('what goes wrong', () => {
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

  test('a session that ends meanwhile is begun again in place, and the work goes on', async ({
    page,
  }) => {
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

  test('who does not want to log in again is left where they are', async ({ page }) => {
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

test('a change is followed until it is live', async ({ page }) => {
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
  await expect(status('Read for years')).toHaveText('PublishedLive');
  await answerSite(page, { told: true, live: false });
  await expect(status('Fresh from the press')).toHaveText('PublishedBuilding');
  await answerSite(page, { told: true, live: true });
  await expect(status('Fresh from the press')).toHaveText('PublishedLive');
  await expect(status('Not for everybody yet')).toHaveText('Draft');
});

test('more than a hundred posts are loaded a page at a time', async ({ page }) => {
  const many = Array.from({ length: 100 }, (_, index) => ({ title: `Number ${index + 1}` }));
  await answerList(page, many, '/api/blog?scope=all&offset=100');
  await page.goto('/admin-dashboard/blog');
  await expect(page.getByText('100+ posts')).toBeVisible();
  await page.unroute(LIST);
  await page.route(LIST, (route) => {
    expect(new URL(route.request().url()).search).toBe('?scope=all&offset=100');
    return route.fulfill({
      json: [{ id: 101, title: 'The last one', slug: 'last', category: 'ai' }],
    });
  });
  await button(page, 'Load more').click();
  await expect(rows(page)).toHaveCount(101);
  await expect(page.getByText('101 posts')).toBeVisible();
  await expect(button(page, 'Load more')).toBeHidden();
});

test('long titles and addresses fit a phone of 360 px', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const title = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenbeschaffungsstelle';
  await answerList(page, [{ title: `${title} ${title} und mehr davon` }, { title: 'Short' }]);
  for (const path of ['/admin-dashboard', '/admin-dashboard/blog']) {
    await page.goto(path);
    await expect(rows(page)).toHaveCount(2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the admin area says what it needs', async ({ page }) => {
    await page.goto('/admin-dashboard');
    await expect(page.getByText('The admin area needs JavaScript.')).toBeVisible();
  });
});
