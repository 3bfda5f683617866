import type { Page, Route } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { ADMIN, beginSession, signIn } from '../sign-in.ts';
import { CONTENT, contentOf, field, read, saveButton, signal, unique } from './editor.ts';
import { toasts } from '../parts.ts';

test.use({ allowedErrors: [/Failed to load resource/] });
test.beforeEach(({ page }) => signIn(page));

test('a drawn picture replaces a thumbnail that does not load', async ({ page }) => {
  await page.route('https://pictures.example/**', (route) => route.abort());
  await page.goto('/admin-dashboard/post');
  await field(page, 'Thumbnail URL').fill('https://pictures.example/gone.png');
  await page.getByRole('tab', { name: 'Preview' }).click();
  const cover = page.getByRole('tabpanel').locator('.cover');
  await expect(cover.locator('img')).toBeHidden();
  await expect(cover.locator('svg')).toBeVisible();
});

test('nothing typed is lost when it cannot be saved', async ({ page }) => {
  const taken = await signal(page);
  await page.goto('/admin-dashboard/post');
  await field(page, 'Title').fill('Another sheet');
  await field(page, 'Description').fill('Of paper');
  await field(page, 'Slug').fill(taken.slug);
  await (await contentOf(page)).fill('My words.');
  await saveButton(page).click();
  await expect(toasts(page)).toContainText('This slug is already taken');
  await expect(field(page, 'Slug')).toHaveAccessibleDescription('This slug is already taken');

  await page.route('/api/signal-board', (route) => route.fulfill({ status: 500, body: '' }));
  await field(page, 'Slug').fill(`${taken.slug}-2`);
  await saveButton(page).click();
  await expect(toasts(page)).toContainText('Failed to save post');
  await expect(field(page, 'Content')).toHaveText('My words.');
  await expect(saveButton(page)).toBeEnabled();
});

/** The server handles the request, but the connection breaks before its answer arrives. */
async function loseAnswer(page: Page, path: string): Promise<void> {
  const lose = async (route: Route) => {
    await route.fetch();
    await route.abort('connectionreset');
  };
  await page.route(path, lose, { times: 1 });
}

test('a post whose first answer was lost is created only once', async ({ page }) => {
  const title = unique('Lost and found');
  await page.goto('/admin-dashboard/post');
  await field(page, 'Title').fill(title);
  await field(page, 'Description').fill('Of paper');
  await page.getByRole('switch', { name: 'Published' }).setChecked(false);
  await (await contentOf(page)).fill('My words.');
  await loseAnswer(page, '/api/signal-board');
  await saveButton(page).click();
  await expect(toasts(page)).toContainText('Your text is safe in this browser.');

  // The same draft in a new page, changed since.
  await page.reload();
  await page.getByRole('button', { name: 'Restore draft' }).first().click();
  await field(page, 'Description').fill('Of card');
  await saveButton(page).click();
  await expect(page).toHaveURL(/\/admin-dashboard$/);
  const found = await page.request.get(
    `/api/signal-board?scope=all&search=${encodeURIComponent(title)}`,
  );
  expect(await found.json()).toMatchObject([{ title, description: 'Of card' }]);
});

test('a second click succeeds when only the answer to the first was lost', async ({ page }) => {
  const title = unique('Lost once');
  await page.goto('/admin-dashboard/blog/post');
  await field(page, 'Title').fill(title);
  await field(page, 'Summary').fill('Not the most annoying task.');
  await (await contentOf(page)).fill(`<p>${CONTENT}</p>`);
  await field(page, 'Author').fill('Ines Sandoval');
  await loseAnswer(page, '/api/blog');
  await saveButton(page).click();
  await expect(toasts(page)).toContainText('The server could not be reached.');
  await saveButton(page).click();
  await expect(page).toHaveURL(/\/admin-dashboard\/blog$/);
  await expect(toasts(page)).toContainText('Blog post created');
  const found = await page.request.get(`/api/blog?scope=all&search=${encodeURIComponent(title)}`);
  expect(await found.json()).toHaveLength(1);
});

test('a missing post is reported as missing', async ({ page }) => {
  await page.goto('/admin-dashboard/post/2147483000');
  await expect(toasts(page)).toContainText('Failed to load post data');
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
});

test('a post is saved in the end when the session expires meanwhile', async ({ page }) => {
  await beginSession(page);
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

test('without a session there is no form', async ({ page }) => {
  await page.context().clearCookies();
  await page.goto('/admin-dashboard/blog/post');
  await expect(page).toHaveURL(/\/admin-login$/);
  await expect(toasts(page)).toContainText('Please log in to access this page');
});
