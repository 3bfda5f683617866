import { expect, expectAccessible, test } from '../fixtures.ts';
import { signIn } from '../sign-in.ts';
import { entries, newPerson, write } from './inbox.ts';

test.beforeEach(({ page }) => signIn(page));

test('what comes in shows within ten seconds, on the inbox and in the title of every admin page', async ({
  page,
  context,
}) => {
  await page.goto('/admin-dashboard/inbox');
  await expect(page.getByRole('navigation', { name: 'Kinds' })).toBeVisible();
  const media = await context.newPage();
  await media.goto('/admin-dashboard/media');
  const { name, email } = newPerson();
  await write(page, { name, email });
  const soon = { timeout: 10_000 };
  await expect(media).toHaveTitle(/^\(\d+\) Media/, soon);
  await expect(media.getByRole('link', { name: /^Inbox \d+ unread$/ })).toBeVisible();
  await media.close();
  await expect(entries(page).filter({ hasText: name })).toBeVisible(soon);
  await expectAccessible(page);
});
