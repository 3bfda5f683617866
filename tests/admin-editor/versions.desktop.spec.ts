/** What was typed survives: leaving, other tabs, lost answers, ended sessions and other people. */
import type { Page } from '@playwright/test';
import { row, rows } from '../admin-dashboard/dashboard.ts';
import { nightlyUnless } from '../every-page/routes.ts';
import { adminTest as test, expect, expectAccessible } from '../fixtures.ts';
import { ADMIN, beginSession } from '../sign-in.ts';
import {
  CONTENT,
  contentOf,
  copyOf,
  createPost,
  field,
  found,
  loseAnswer,
  read,
  saveButton,
  signal,
  unique,
} from './editor.ts';
import { button, toasts } from '../parts.ts';

// Lost answers, missing posts, ended sessions, and the second of two people to save.
test.use({ allowedErrors: [/Failed to load resource/] });

const NEW_POST = '/admin-dashboard/post';
const notices = (page: Page) => page.getByRole('region', { name: 'Restore your unsaved draft?' });

test('leaving saves what was typed, and asks where it cannot; old versions are restored', async ({ page }) => {
  test.slow();
  const post = await signal(page);
  await page.request.patch(`/api/signal-board/${post.id}`, { data: { title: 'Newer' } });
  const address = `/admin-dashboard/post/${post.id}`;
  const title = field(page, 'Title');
  await page.goto(address);
  await title.fill('Half a thought');
  await page.getByRole('link', { name: 'View Site' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await page.goto(address);
  await expect(title).toHaveValue('Half a thought');
  expect((await read(page, post.id)).title).toBe('Newer');

  await test.step('while the server cannot be reached, this browser keeps the text', async () => {
    // Until the page is left: what is sent as it ends, no route would see.
    await page.evaluate(() => Object.assign(window, { fetch: () => Promise.reject(new TypeError('Failed to fetch')) }));
    await title.fill('Typed offline');
    await button(page, 'Cancel').click();
    const leaving = page.getByRole('dialog', { name: 'Leave without saving?' });
    await button(leaving, 'Keep editing').click();
    await expect(page.locator('.save-state')).toContainText('it couldn’t be reached. Kept in this browser');
    await expectAccessible(page);
    await button(page, 'Cancel').click();
    await button(leaving, 'Leave, keep the draft').click();
    await expect(page).toHaveURL(/\/admin-dashboard$/);
    await page.goto(address);
    await expect(title).toHaveValue('Half a thought');
    await notices(page).getByText('What differs').click();
    await expect(notices(page).locator('ins').first()).toBeVisible();
    await expectAccessible(page);
    await button(notices(page), 'Restore draft').click();
    await expect(title).toHaveValue('Typed offline');
    await expect.poll(async () => (await copyOf(page, post.id))?.title).toBe('Typed offline');
  });

  await test.step('closing the tab shows the prompt of the browser', async () => {
    await title.fill('Typed at the end');
    const prompted = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const question = await prompted;
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();
    await expect(title).toHaveValue('Typed at the end');
  });

  await test.step('an old version is restored', async () => {
    await page.getByText('History', { exact: true }).click();
    await button(page, 'Compare version 1').click();
    const version = page.getByRole('dialog', { name: 'Version 1' });
    await expect(version).toContainText('As it was until');
    await expectAccessible(page);
    await button(version, 'Restore into the form').click();
    await expect(title).toHaveValue(post.title);
    expect((await read(page, post.id)).title).toBe('Newer');
    await saveButton(page).click();
    await expect(page).toHaveURL(/\/admin-dashboard$/);
    expect((await read(page, post.id)).title).toBe(post.title);
  });
});

for (const board of ['blog', 'signal-board'] as const) {
  const name = `an old draft's texts, restored and saved, leave the page on the site: ${board}`;
  test(name, nightlyUnless(['blog'], board), async ({ page }) => {
    const slug = unique('live').replace(' ', '-');
    const publishedAt = '2020-03-14T15:09:26.000Z';
    const post = await createPost(page, board, { title: 'As a draft', slug: `${slug}-draft` });
    const api = `/api/${board}/${post.id}`;
    const live = { title: 'As it is now', slug, published: true, publishedAt };
    await page.request.patch(api, { data: live });
    const isOnSite = async () => (await page.request.get(`/${board}/${slug}`)).ok();
    await expect.poll(isOnSite).toBe(true);

    await page.goto(board === 'blog' ? `/admin-dashboard/blog/post/${post.id}` : `/admin-dashboard/post/${post.id}`);
    await page.getByText('History', { exact: true }).click();
    await button(page, 'Compare version 1').click();
    await button(page.getByRole('dialog', { name: 'Version 1' }), 'Restore into the form').click();
    await expect(field(page, 'Title')).toHaveValue('As a draft');
    const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
    await page.keyboard.press('ControlOrMeta+s');
    expect((await saved).status()).toBe(200);
    expect(await (await page.request.get(api)).json()).toMatchObject({ ...live, title: 'As a draft' });
    expect(await isOnSite()).toBe(true);
    await page.request.delete(api);
  });
}

test('new posts in two tabs are two drafts in the list; each is created once', async ({ page, context }) => {
  const words = unique('Lost and found');
  const title = field(page, 'Title');
  await page.goto(NEW_POST);
  await title.fill(words);
  await expect(page).toHaveURL(/\?draft=\d+$/);
  const tab = await context.newPage();
  await tab.goto(NEW_POST);
  await field(tab, 'Title').fill(`${words}, two stamps`);
  await expect(tab).toHaveURL(/\?draft=\d+$/);
  await tab.close();

  await field(page, 'Description').fill('Of paper');
  await page.getByRole('switch', { name: 'Published' }).uncheck();
  await loseAnswer(page, '/api/signal-board');
  await saveButton(page).click();
  await expect(toasts(page)).toContainText('Your text is safe in this browser.');
  await page.reload();
  await expect(notices(page)).toHaveCount(1);
  await expectAccessible(page);
  await button(notices(page), 'Restore draft').click();
  await expect(title).toHaveValue(words);
  await field(page, 'Description').fill('Of card');
  await saveButton(page).click();
  await expect(page).toHaveURL(/\/admin-dashboard$/);
  expect(await found(page, 'signal-board', words)).toMatchObject([{ description: 'Of card' }]);

  await page.goto(`/admin-dashboard?search=${encodeURIComponent(words)}`);
  await expect(rows(page)).toHaveCount(2);
  const other = row(page, 'two stamps');
  await expect(other).toContainText('Not a post yet, written by');
  await other.getByRole('link', { name: `${words}, two stamps`, exact: true }).click();
  await expect(title).toHaveValue(`${words}, two stamps`);
  await page.goBack();
  await button(other, `Delete ${words}, two stamps`).click();
  await button(page.getByRole('alertdialog', { name: 'Delete this draft?' }), 'Delete').click();
  await expect(rows(page)).toHaveCount(1);
});

test("a post that two people edit loses nobody's text", async ({ page }) => {
  test.slow();
  const long = [1, 2, 3, 4].map((part) => `${CONTENT} Part ${part}.`).join('\n\n');
  const post = await signal(page, { content: long });
  await page.goto(`/admin-dashboard/post/${post.id}`);
  await field(page, 'Title').fill('My title');
  await (await contentOf(page)).fill(`${long}\n\nMy end.`);
  await page.request.patch(`/api/signal-board/${post.id}`, {
    data: { description: 'Their description', content: `Their beginning.\n\n${long}` },
  });
  await saveButton(page).click();

  const dialog = page.getByRole('dialog', { name: 'Someone else has saved this post' });
  await expect(dialog).toContainText('admin saved it on');
  const choice = (name: string) => dialog.getByRole('group', { name });
  await expect(choice('Title').getByRole('radio', { name: 'Mine' })).toBeChecked();
  await expect(choice('Description').getByRole('radio', { name: 'Theirs' })).toBeChecked();
  await expect(choice('Content')).toContainText('Both of you changed this');
  await expect(choice('Content').getByRole('radio', { name: 'Mine', exact: true })).toBeChecked();
  await expectAccessible(page);
  expect((await read(page, post.id)).title).toBe(post.title);

  await page.request.patch(`/api/signal-board/${post.id}`, { data: { description: 'A third description' } });
  await button(dialog, 'Back to editing').click();
  await saveButton(page).click();
  await expect(choice('Description')).toContainText('A third description');
  await choice('Content').getByRole('radio', { name: /^Mix/ }).check();
  await button(dialog, 'Take this part of theirs').first().click();
  await button(dialog, 'Save this version').click();
  await expect(page).toHaveURL(/\/admin-dashboard$/);
  expect(await read(page, post.id)).toMatchObject({
    title: 'My title',
    description: 'A third description',
    content: `Their beginning.\n\n${long}\n\nMy end.`,
  });
});

test('a post is saved when the session expires; without one is no form', async ({ page }) => {
  await beginSession(page.request);
  const post = await signal(page);
  await page.goto(`/admin-dashboard/post/${post.id}`);
  await field(page, 'Title').fill('Written for an hour');
  await page.request.post('/api/admin/logout');
  await saveButton(page).click();
  const login = page.getByRole('dialog', { name: 'Authentication required' });
  await button(login, 'Not now').click();
  await expect(login).toBeHidden();
  await expect(field(page, 'Title')).toHaveValue('Written for an hour');
  await saveButton(page).click();
  await expect(login.getByLabel('Username')).toHaveValue(ADMIN.username);
  await expect(login.getByLabel('Password', { exact: true })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type(ADMIN.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin-dashboard$/);
  expect((await read(page, post.id)).title).toBe('Written for an hour');

  await page.goto('/admin-dashboard/post/2147483000');
  await expect(toasts(page)).toContainText('Failed to load post data');
  const response = await page.request.get(`/api/signal-board/${post.id}`);
  await page.route('/api/signal-board/2147483000', (route) => route.fulfill({ response }));
  await button(page, 'Try Again').click();
  await expect(field(page, 'Title')).toHaveValue('Written for an hour');

  await page.context().clearCookies();
  await page.goto('/admin-dashboard/blog/post');
  await expect(page).toHaveURL(/\/admin-login$/);
  await expect(toasts(page)).toContainText('Please log in to access this page');
});
