import { expect, test } from '../fixtures.ts';
import { ADMIN } from '../sign-in.ts';
import { signIn } from '../sign-in.ts';
import { contentOf, field, notifications, read, saveButton, signal } from './editor.ts';

test.use({ allowedErrors: [/Failed to load resource/] });
test.beforeEach(({ page }) => signIn(page));

test('a drawn picture stands where the thumbnail does not come', async ({ page }) => {
  await page.route('https://pictures.example/**', (route) => route.abort());
  await page.goto('/admin-dashboard/post');
  await field(page, 'Thumbnail URL').fill('https://pictures.example/gone.png');
  await page.getByRole('tab', { name: 'Preview' }).click();
  const cover = page.getByRole('tabpanel').locator('.cover');
  await expect(cover.locator('img')).toBeHidden();
  await expect(cover.locator('svg')).toBeVisible();
});

test('all that was typed is kept where it cannot be saved', async ({ page }) => {
  const taken = await signal(page);
  await page.goto('/admin-dashboard/post');
  await field(page, 'Title').fill('Another sheet');
  await field(page, 'Description').fill('Of paper');
  await field(page, 'Slug').fill(taken.slug);
  await (await contentOf(page)).fill('My words.');
  await saveButton(page).click();
  await expect(notifications(page)).toContainText('This slug is already taken');
  await expect(field(page, 'Slug')).toHaveAccessibleDescription('This slug is already taken');

  await page.route('/api/signal-board', (route) => route.fulfill({ status: 500, body: '' }));
  await field(page, 'Slug').fill(`${taken.slug}-2`);
  await saveButton(page).click();
  await expect(notifications(page)).toContainText('Failed to save post');
  await expect(field(page, 'Content')).toHaveText('My words.');
  await expect(saveButton(page)).toBeEnabled();
});

test('a post that is not there is said not to be', async ({ page }) => {
  await page.goto('/admin-dashboard/post/2147483000');
  await expect(notifications(page)).toContainText('Failed to load post data');
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
});

test('a post is saved after all where the session ends meanwhile', async ({ page }) => {
  const post = await signal(page);
  await page.goto(`/admin-dashboard/post/${post.id}`);
  await field(page, 'Title').fill('Written for an hour');
  await page.request.post('/api/admin/logout');
  await saveButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Authentication required' });
  await dialog.getByLabel('Username').fill(ADMIN.username);
  await dialog.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/admin-dashboard$/);
  expect((await read(page, post.id)).title).toBe('Written for an hour');
});

test('there is no form for who is not signed in', async ({ page }) => {
  await page.request.post('/api/admin/logout');
  await page.goto('/admin-dashboard/blog/post');
  await expect(page).toHaveURL(/\/admin-login$/);
  await expect(notifications(page)).toContainText('Please log in to access this page');
});
