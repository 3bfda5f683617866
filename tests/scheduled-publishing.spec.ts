/** When readers see what an admin saves, and what the admin area says meanwhile. */
import type { Page } from '@playwright/test';
import { site } from '#src/content/site.ts';
import { paddedDate } from '#src/lib/dates.ts';
import { formatAgencyTime, instantIn } from '#src/features/admin/agency-time.ts';
import { expect, test } from './fixtures.ts';
import { signIn } from './sign-in.ts';

const article = {
  summary: 'Of some words.',
  content: '<p>Fifty letters are soon typed by a machine, as by a person.</p>',
  ...{ category: 'technology', author: 'Ines Sandoval', published: true },
};

test.describe.configure({ mode: 'default' });
test.beforeEach(({ page }) => signIn(page));

const row = (page: Page, title: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: title }) });
const publishAt = (page: Page) => page.getByLabel('Publish at (optional)');

/** Saves the form and waits for the dashboard. */
async function save(page: Page, button: 'Create Post' | 'Update Post', dashboard: string) {
  await page.getByRole('button', { name: button }).click();
  await expect(page).toHaveURL(dashboard);
}

test(
  "an old draft that is published today comes first, with today's date",
  { tag: '@demo-agency' },
  async ({ page }) => {
    const title = 'Month-end without the last evening';
    const drafts = await (await page.request.get('/api/blog?scope=all')).json();
    const draft = drafts.find((post: { title: string }) => post.title === title);
    expect(draft).toMatchObject({ published: false, publishedAt: null });
    expect(Date.parse(draft.createdAt)).toBeLessThan(Date.now() - 86_400_000);

    await page.goto(`/admin-dashboard/blog/post/${draft.id}`);
    await page.getByRole('checkbox', { name: 'Published' }).check();
    await save(page, 'Update Post', '/admin-dashboard/blog');
    await expect(page.getByRole('rowheader').first()).toContainText(title);

    await page.goto('/blog');
    const first = page.getByRole('tabpanel').getByRole('article').first();
    await expect(first.getByRole('heading')).toHaveText(title);
    await expect(first.getByRole('time')).toContainText(/minutes? ago/);
    await first.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const today = paddedDate(new Date().toISOString(), site.timeZone);
    await expect(page.getByRole('main').getByRole('time')).toContainText([today]);
    for (const feed of ['/rss.xml', '/atom.xml']) {
      const entries = (await (await page.request.get(feed)).text()).split('<title>');
      expect(entries[2]).toContain(title);
    }

    const undone = { published: false, publishedAt: null };
    await page.request.patch(`/api/blog/${draft.id}`, { data: undone });
  },
);

test('a post with a future date is scheduled until the date is removed', async ({ page }) => {
  const title = `Scheduled ${Date.now()}`;
  const year = new Date().getFullYear() + 1;
  const words = formatAgencyTime(instantIn(`${year}-01-05T09:00`));
  await page.goto('/admin-dashboard/post');
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title);
  await page.getByRole('textbox', { name: 'Description' }).fill('Of paper');
  await publishAt(page).fill(`${year}-01-05T09:00`);
  await expect(publishAt(page)).toHaveAccessibleDescription(
    `Scheduled for ${words}. Readers do not see it before.`,
  );
  await page.getByRole('textbox', { name: 'Description' }).focus();
  await save(page, 'Create Post', '/admin-dashboard');
  await expect(page.getByRole('rowheader').first()).toContainText(title);
  await expect(row(page, title)).toContainText(`Scheduled for ${words}`);

  const [{ id, slug, published }] = await (
    await page.request.get(`/api/signal-board?scope=all&search=${encodeURIComponent(title)}`)
  ).json();
  expect(published).toBe(true);
  expect((await page.request.get(`/signal-board/${slug}`)).status()).toBe(404);
  const found = async () => {
    await page.goto(`/signal-board?search=${encodeURIComponent(title)}`);
    return page.getByRole('tabpanel').getByRole('article');
  };
  await expect(await found()).toHaveCount(0);

  await page.goto(`/admin-dashboard/post/${id}`);
  await expect(publishAt(page)).toHaveValue(`${year}-01-05T09:00`);
  await expect(page.getByRole('link', { name: 'View the page' })).toBeHidden();
  await publishAt(page).fill('');
  await save(page, 'Update Post', '/admin-dashboard');
  await expect(row(page, title)).toContainText('Published');
  await expect(await found()).toHaveCount(1);
  expect((await page.request.get(`/signal-board/${slug}`)).status()).toBe(200);
  await page.request.delete(`/api/signal-board/${id}`);
});

test("the dashboard's messages about edits and deletions match what readers get", async ({
  page,
}) => {
  const title = `Edited ${Date.now()}`;
  const created = await page.request.post('/api/blog', { data: { ...article, title } });
  const { id, slug } = await created.json();
  const read = async () => {
    const response = await page.request.get(`/blog/${slug}`);
    return { status: response.status(), text: await response.text() };
  };
  await page.goto('/admin-dashboard/blog');
  await expect(row(page, title)).toContainText('Published');
  expect((await read()).status).toBe(200);

  await page.goto(`/admin-dashboard/blog/post/${id}`);
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(`${title}, twice`);
  await save(page, 'Update Post', '/admin-dashboard/blog');
  await expect(row(page, `${title}, twice`)).toContainText('Published');
  expect((await read()).text).toContain(`${title}, twice`);

  await page.goto(`/admin-dashboard/blog/post/${id}`);
  await page.getByRole('button', { name: 'Delete post' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('leaves the site at once.');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL('/admin-dashboard/blog');
  expect((await read()).status).toBe(404);
});
