import { expect, expectAccessible, test } from '../fixtures.ts';
import { signIn } from '../sign-in.ts';
import { CONTENT, contentOf, field, read, saveButton, signal } from './editor.ts';

// The second of two people to save gets this status.
test.use({ allowedErrors: [/status of 412/] });
test.beforeEach(({ page }) => signIn(page));

test('leaving with unsaved changes prompts first, and they are offered on return', async ({
  page,
}) => {
  test.slow();
  const post = await signal(page);
  const address = `/admin-dashboard/post/${post.id}`;
  await page.goto(address);
  await field(page, 'Title').fill('Half a thought');
  await page.getByRole('link', { name: 'View Site' }).click();
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await dialog.getByRole('button', { name: 'Keep editing' }).click();
  await expect(dialog).toBeHidden();
  await expect(field(page, 'Title')).toHaveValue('Half a thought');

  await page.getByRole('button', { name: 'Cancel' }).click();
  await dialog.getByRole('button', { name: 'Leave, keep the draft' }).click();
  await expect(page).toHaveURL(/\/admin-dashboard$/);

  await page.goto(address);
  await expect(field(page, 'Title')).toHaveValue(post.title);
  const notice = page.getByRole('region', { name: 'Restore your unsaved draft?' });
  await notice.getByText('What differs').click();
  await expect(notice.locator('ins').first()).toBeVisible();
  await expectAccessible(page);
  await notice.getByRole('button', { name: 'Restore draft' }).click();
  await expect(field(page, 'Title')).toHaveValue('Half a thought');

  // Closing the tab shows the browser's own prompt.
  const prompted = page.waitForEvent('dialog');
  const left = page.reload().catch(() => {});
  const question = await prompted;
  expect(question.type()).toBe('beforeunload');
  await question.accept();
  await left;
  await notice.getByRole('button', { name: 'Discard draft' }).click();
  await page.reload();
  await expect(field(page, 'Title')).toHaveValue(post.title);
  await expect(notice).toBeHidden();
});

test('a post is restored to an old version', async ({ page }) => {
  const post = await signal(page);
  await page.request.patch(`/api/signal-board/${post.id}`, { data: { title: 'Newer' } });
  await page.goto(`/admin-dashboard/post/${post.id}`);
  await expect(field(page, 'Title')).toHaveValue('Newer');
  await page.getByText('History', { exact: true }).click();
  await page.getByRole('button', { name: 'Compare version 1' }).click();
  const dialog = page.getByRole('dialog', { name: 'Version 1' });
  await expect(dialog).toContainText('As it was until');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Restore into the form' }).click();
  await expect(field(page, 'Title')).toHaveValue(post.title);
  expect((await read(page, post.id)).title).toBe('Newer');
  await saveButton(page).click();
  await expect(page).toHaveURL(/\/admin-dashboard$/);
  expect((await read(page, post.id)).title).toBe(post.title);
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

  const dialog = page.getByRole('dialog', { name: 'Somebody else has saved this post' });
  await expect(dialog).toContainText('admin saved it on');
  const choice = (name: string) => dialog.getByRole('group', { name });
  await expect(choice('Title').getByRole('radio', { name: 'Mine' })).toBeChecked();
  await expect(choice('Description').getByRole('radio', { name: 'Theirs' })).toBeChecked();
  await expect(choice('Content')).toContainText('Both of you changed this');
  await expectAccessible(page);
  expect((await read(page, post.id)).title).toBe(post.title);

  await choice('Content').getByRole('radio', { name: /^Mix/ }).check();
  await dialog.getByRole('button', { name: 'Take this part of theirs' }).first().click();
  await dialog.getByRole('button', { name: 'Save this version' }).click();
  await expect(page).toHaveURL(/\/admin-dashboard$/);
  expect(await read(page, post.id)).toMatchObject({
    title: 'My title',
    description: 'Their description',
    content: `Their beginning.\n\n${long}\n\nMy end.`,
  });
});
