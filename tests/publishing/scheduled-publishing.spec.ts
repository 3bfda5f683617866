/** When readers see what an admin saves, and what the admin area says meanwhile. */
import type { Page } from '@playwright/test';
import { formatAgencyTime, instantIn } from '#src/features/admin/agency-time.ts';
import { row } from '../admin-dashboard/dashboard.ts';
import { expect, test } from '../fixtures.ts';
import { signIn } from '../sign-in.ts';

test.describe.configure({ mode: 'default' });
test.beforeEach(({ page }) => signIn(page));

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a post with a future date is scheduled until the date is removed; then it is public at once', async ({
  page,
}) => {
  test.slow();
  const title = `Scheduled ${Date.now()}`;
  const time = `${new Date().getFullYear() + 1}-01-05T09:00`;
  const words = formatAgencyTime(instantIn(time));
  const publishAt = page.getByLabel('Publish at (optional)');
  await page.goto('/admin-dashboard/post');
  await field(page, 'Title').fill(title);
  await field(page, 'Description').fill('Of paper');
  await publishAt.fill(time);
  await expect(publishAt).toHaveAccessibleDescription(
    `Scheduled for ${words}. Readers do not see it before.`,
  );
  await field(page, 'Description').focus();
  await button(page, 'Create Post').click();
  await expect(page.getByRole('rowheader').first()).toContainText(title);
  await expect(row(page, title)).toContainText(`Scheduled for ${words}`);

  const params = { scope: 'all', search: title };
  const [{ id, slug, published }] = await (
    await page.request.get('/api/signal-board', { params })
  ).json();
  expect(published).toBe(true);
  const read = async (path: string) => {
    const response = await page.request.get(path);
    return { status: response.status(), text: await response.text() };
  };
  const [list, address] = ['/signal-board', `/signal-board/${slug}`];
  expect((await read(address)).status).toBe(404);
  expect((await read(list)).text).not.toContain(title);

  await page.goto(`/admin-dashboard/post/${id}`);
  await expect(publishAt).toHaveValue(time);
  await expect(page.getByRole('link', { name: 'View the page' })).toBeHidden();
  await publishAt.fill('');
  await field(page, 'Title').fill(`${title}, twice`);
  await button(page, 'Update Post').click();
  await expect(row(page, `${title}, twice`)).toContainText('Published');
  for (const path of [list, address]) {
    expect(await read(path)).toMatchObject({
      status: 200,
      text: expect.stringContaining(`${title}, twice`),
    });
  }

  await page.request.delete(`/api/signal-board/${id}`);
});
