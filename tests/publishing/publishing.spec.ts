/** When visitors see what an admin saves. */
import { formatAgencyTime, instantIn } from '#src/features/admin/agency-time.ts';
import { row } from '../admin-dashboard/dashboard.ts';
import { button, createPost, field, found, unique } from '../admin-editor/editor.ts';
import { expect, test } from '../fixtures.ts';
import { signIn } from '../sign-in.ts';

const path = '/signal-board';
const api = `/api${path}`;

test.beforeEach(({ page }) => signIn(page));

// What becomes of a post that moves or is deleted is in tests/api/posts.spec.ts.
test('a signal is public, and private again, as soon as that is answered', async ({ page }) => {
  const { id, slug, title } = await createPost(page, 'signal-board', {
    title: unique("Published <b>&</b> 'quoted'"),
    content: '## First\n\nSome *Markdown*.',
  });
  const set = (data: object) => page.request.patch(`${api}/${id}`, { data });
  // Everything that lists posts is in the cache, as for earlier readers.
  const seenIn = () => {
    const shown = async (path: string) => (await (await page.request.get(path)).text()).includes(slug);
    return Promise.all([path, `${path}/atom.xml`, '/sitemap.xml', api].map(shown));
  };
  const [everywhere, nowhere] = [Array(4).fill(true), Array(4).fill(false)];
  expect(await seenIn()).toEqual(nowhere);

  expect((await set({ published: true })).status()).toBe(200);
  expect(await seenIn()).toEqual(everywhere);
  await page.goto(path);
  const heading = page.getByRole('heading', { name: title, exact: true });
  const cards = page.getByRole('tabpanel').getByRole('article');
  await cards.filter({ has: heading }).getByRole('link').click();
  await expect(page).toHaveURL(`${path}/${slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('heading', { name: 'First', exact: true })).toBeVisible();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}/${slug}$`));
  expect((await set({ published: false })).status()).toBe(200);
  expect(await seenIn()).toEqual(nowhere);
  expect((await page.request.get(`${path}/${slug}`)).status()).toBe(404);
});

test('a post with a future date is scheduled until the date is removed', async ({ page }) => {
  test.slow();
  const title = unique('Scheduled');
  const time = `${new Date().getFullYear() + 1}-01-05T09:00`;
  const words = formatAgencyTime(instantIn(time));
  const publishAt = page.getByLabel('Publish at (optional)');
  await page.goto('/admin-dashboard/post');
  await field(page, 'Title').fill(title);
  await field(page, 'Description').fill('Of paper');
  await publishAt.fill(time);
  await expect(publishAt).toHaveAccessibleDescription(`Scheduled for ${words}. Readers do not see it before.`);
  await field(page, 'Description').focus();
  await button(page, 'Create Post').click();
  await expect(page.getByRole('rowheader').first()).toContainText(title);
  await expect(row(page, title)).toContainText(`Scheduled for ${words}`);

  const [{ id = 0, slug = '', published } = {}] = await found(page, 'signal-board', title);
  expect(published).toBe(true);
  const read = async (path: string) => {
    const response = await page.request.get(path);
    return { status: response.status(), text: await response.text() };
  };
  const address = `${path}/${slug}`;
  expect((await read(address)).status).toBe(404);
  expect((await read(path)).text).not.toContain(title);

  await page.goto(`/admin-dashboard/post/${id}`);
  await expect(publishAt).toHaveValue(time);
  await expect(page.getByRole('link', { name: 'View the page' })).toBeHidden();
  await publishAt.fill('');
  await field(page, 'Title').fill(`${title}, twice`);
  await button(page, 'Update Post').click();
  await expect(row(page, `${title}, twice`)).toContainText('Published');
  for (const shown of [path, address]) {
    expect(await read(shown)).toMatchObject({
      status: 200,
      text: expect.stringContaining(`${title}, twice`),
    });
  }
  await page.request.delete(`${api}/${id}`);
});
