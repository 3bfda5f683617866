/** When visitors see what an admin saves. */
import { site } from '#src/content/site.ts';
import { instantIn, shownTime } from '#src/admin/agency-time.ts';
import { row } from '../admin-dashboard/dashboard.ts';
import { contentOf, field, found, unique } from '../admin-editor/editor.ts';
import { adminTest as test, expect } from '../fixtures.ts';
import { button } from '../parts.ts';

const path = '/signal-board';
const api = `/api${path}`;

// Elsewhere the reader's own clock stands beside the agency's.
test.use({ timezoneId: site.timeZone });

// What becomes of a post that moves or is deleted is in tests/api/posts.spec.ts.
test('a scheduled post is public without its date, and private again, at once', async ({ page }) => {
  test.slow();
  const title = unique("Published <b>&</b> 'quoted'");
  const time = `${new Date().getFullYear() + 1}-01-05T09:00`;
  const words = shownTime(instantIn(time), site.timeZone);
  const publishAt = page.getByLabel('Publish at (optional)');
  await page.goto('/admin-dashboard/post');
  await field(page, 'Title').fill(title);
  await (await contentOf(page)).fill('## First\n\nSome *Markdown*.');
  await page.getByLabel('Publish at a date').check();
  await publishAt.fill(time);
  await expect(publishAt).toHaveAccessibleDescription(`Scheduled for ${words}. Readers don’t see it before.`);
  await field(page, 'Description').fill('Of paper');
  await button(page, 'Create Post').click();
  // Drafts that other journeys have left stand before it.
  await expect(page.getByRole('rowheader').filter({ hasNotText: 'Not a post yet' }).first()).toContainText(title);
  await expect(row(page, title)).toContainText(`Scheduled for ${words}`);

  const [{ id = 0, slug = '', published } = {}] = await found(page, 'signal-board', title);
  expect(published).toBe(true);
  // Everything that lists posts is in the cache, as for earlier readers.
  const seenIn = () => {
    const shown = async (list: string) => (await (await page.request.get(list)).text()).includes(slug);
    return Promise.all([path, `${path}/atom.xml`, '/sitemap.xml', api].map(shown));
  };
  const expectPrivate = async () => {
    expect(await seenIn()).toEqual([false, false, false, false]);
    expect((await page.request.get(`${path}/${slug}`)).status()).toBe(404);
  };
  await expectPrivate();

  await page.goto(`/admin-dashboard/post/${id}`);
  await expect(publishAt).toHaveValue(time);
  await expect(page.getByRole('link', { name: 'View it' })).toBeHidden();
  await publishAt.fill('');
  await field(page, 'Title').fill(`${title}, twice`);
  await button(page, 'Update Post').click();
  await expect(row(page, `${title}, twice`)).toContainText('Published');
  expect(await seenIn()).toEqual([true, true, true, true]);
  await page.goto(path);
  const heading = page.getByRole('heading', { name: `${title}, twice`, exact: true });
  const cards = page.getByRole('tabpanel').getByRole('article');
  await cards.filter({ has: heading }).getByRole('link').click();
  await expect(page).toHaveURL(`${path}/${slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${title}, twice`);
  await expect(page.getByRole('heading', { name: 'First', exact: true })).toBeVisible();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}/${slug}$`));

  const hidden = await page.request.patch(`${api}/${id}`, { data: { published: false } });
  expect(hidden.status()).toBe(200);
  await expectPrivate();
  await page.request.delete(`${api}/${id}`);
});
