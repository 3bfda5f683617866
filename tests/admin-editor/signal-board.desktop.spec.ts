import { signalBoardCategories } from '#src/content/post-categories.data.ts';
import { shownDate } from '#src/admin/agency-days.ts';
import { instantIn } from '#src/admin/agency-time.ts';
import { row } from '../admin-dashboard/dashboard.ts';
import { adminTest as test, expect, expectAccessible } from '../fixtures.ts';
import { CONTENT, contentOf, field, found, read, saveButton, signal, unique } from './editor.ts';
import { button, expectLink, toasts } from '../parts.ts';

test.use({ allowedErrors: [/Failed to load resource/] });

const kind = signalBoardCategories.at(-2);

test('a signal is written, previewed and created, and nothing typed is lost', async ({ page }) => {
  test.slow();
  const title = unique('The tally sheet');
  const taken = await signal(page);
  await page.route('https://pictures.example/**', (route) => route.abort());
  await page.goto('/admin-dashboard/post');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Signal Board Post');
  await expect(page.getByRole('switch', { name: 'Published' })).toBeChecked();

  await test.step('what is missing is said at the fields and above them', async () => {
    await saveButton(page).click();
    const summary = page.getByRole('alert', { name: 'There is a problem' });
    await expect(summary.getByRole('link')).toHaveText([
      'Title is required',
      'Description is required',
      'Slug is required',
    ]);
    await expect(field(page, 'Title')).toBeFocused();
    await expect(field(page, 'Title')).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, 'Title')).toHaveAccessibleDescription('Title is required');
    await expectAccessible(page);
    await field(page, 'Title').fill(title);
    await expect(field(page, 'Title')).not.toHaveAttribute('aria-invalid');
    await field(page, 'Description').fill('Count before you automate.');
    await expect(field(page, 'Slug')).toHaveValue(title.toLowerCase().replaceAll(' ', '-'));
    await page.getByRole('combobox', { name: 'Category' }).selectOption({ label: kind?.label ?? '' });
    await page.getByRole('switch', { name: 'Published' }).uncheck();
  });

  await test.step('an external post has an address instead of a text, and keeps both', async () => {
    await (await contentOf(page)).fill('The **end** of it.');
    await page.getByRole('radio', { name: 'External' }).check();
    await expect(field(page, 'Content')).toBeHidden();
    await field(page, 'External URL').fill('https://elsewhere.example/report');
    await page.getByRole('radio', { name: 'Original' }).check();
    await expect(field(page, 'Content')).toContainText('The **end** of it.');
    await expect(field(page, 'External URL')).toBeHidden();
    await page.getByRole('radio', { name: 'External' }).check();
    await expect(field(page, 'External URL')).toHaveValue('https://elsewhere.example/report');
    await page.getByRole('radio', { name: 'Original' }).check();
  });

  await test.step('the preview draws a cover where the thumbnail does not load', async () => {
    await field(page, 'Thumbnail URL').fill('https://pictures.example/gone.png');
    await page.getByRole('tab', { name: 'Preview' }).click();
    const preview = page.getByRole('tabpanel', { name: 'Preview' });
    await expect(preview.getByRole('heading', { name: title })).toBeVisible();
    await expect(preview).toContainText(kind?.label ?? '');
    await expect(preview.locator('.cover img')).toBeHidden();
    await expect(preview.locator('.cover svg')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await page.getByRole('tab', { name: 'Edit' }).click();
  });

  await test.step('a slug that is taken and a server that fails are said', async () => {
    const slug = await field(page, 'Slug').inputValue();
    await field(page, 'Slug').fill(taken.slug);
    // Leaving the title changes no slug that is there.
    await field(page, 'Title').press('End');
    await saveButton(page).click();
    await expect(toasts(page)).toContainText('This slug is already taken');
    await expect(field(page, 'Slug')).toHaveAccessibleDescription('This slug is already taken');
    await field(page, 'Slug').fill(slug);
    const fail = { status: 500, body: '' };
    await page.route('/api/signal-board', (route) => route.fulfill(fail), { times: 1 });
    await saveButton(page).click();
    await expect(toasts(page)).toContainText('Failed to save post');
    await expect(field(page, 'Content')).toContainText('The **end** of it.');
  });

  await saveButton(page).click();
  await expect(page).toHaveURL(/\/admin-dashboard$/);
  await expect(toasts(page)).toContainText('Post Created');
  expect(await found(page, 'signal-board', title)).toMatchObject([
    { category: kind?.id, published: false, sourceType: 'original' },
  ]);
});

test('a post is edited by keyboard, moved, dated, taken off, put back', async ({ page }) => {
  const post = await signal(page, { published: true });
  const address = `/admin-dashboard/post/${post.id}`;
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit Signal Board Post');
  await expect(field(page, 'Title')).toHaveValue(post.title);
  await expect(await contentOf(page)).toHaveText(CONTENT);
  await field(page, 'Slug').fill(`${post.slug}-moved`);
  await expect(field(page, 'Slug')).toHaveAccessibleDescription(
    `The old address, /signal-board/${post.slug}, will redirect to the new one.`,
  );
  const date = page.getByLabel('Publish at (optional)');
  await expect(date).not.toHaveValue('');
  await date.fill('2026-01-05T09:00');
  await field(page, 'Content').press('Control+End');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('bold');
  // Saves and stays.
  await page.keyboard.press('Control+s');
  await expect(toasts(page)).toContainText('Post Updated');
  await expect(page).toHaveURL(address);
  expect((await read(page, post.id)).content).toBe(`${CONTENT}**bold**`);

  await button(page, 'Unpublish').click();
  const asked = page.getByRole('alertdialog', { name: 'Take the post off the site?' });
  await button(asked, 'Unpublish').click();
  await expect(toasts(page)).toContainText('It’s a draft again.');
  const moved = `/signal-board/${post.slug}-moved`;
  expect((await page.request.get(moved)).status()).toBe(404);

  await button(page, 'Publish').click();
  await expect(toasts(page)).toContainText('It’s public now.');
  await expect(page).toHaveURL(address);
  await expectLink(page, 'View it', moved);
  const shown = await page.request.get(`/signal-board/${post.slug}`);
  expect(shown.url()).toMatch(new RegExp(`${moved}$`));
  expect(await shown.text()).toContain(`datetime="${instantIn('2026-01-05T09:00')}"`);
  await page.request.delete(`/api/signal-board/${post.id}`);
});

test('changes of a public post wait until they are published, or are dropped; so does a schedule', async ({ page }) => {
  const post = await signal(page, { published: true });
  await page.goto(`/admin-dashboard/post/${post.id}`);
  const state = page.locator('.save-state');
  await field(page, 'Title').fill(`${post.title}, changed`);
  await expect(state).toContainText('Changes not public yet. Saved,');
  expect((await read(page, post.id)).title).toBe(post.title);
  await expectAccessible(page);
  await button(page, 'Cancel').click();
  await expect(row(page, post.title)).toContainText('Changes not public yet, ');
  await expectAccessible(page);
  await page.getByRole('link', { name: `Edit ${post.title}` }).click();
  await expect(field(page, 'Title')).toHaveValue(`${post.title}, changed`);
  await button(page, 'Drop changes').click();
  await button(page.getByRole('alertdialog'), 'Drop changes').click();
  await expect(field(page, 'Title')).toHaveValue(post.title);
  await expect(state).toContainText('All changes are public.');

  await test.step('what is scheduled stays so, whatever is typed, until somebody says otherwise', async () => {
    const publishedAt = `${new Date().getFullYear() + 1}-01-05T15:00:00.000Z`;
    await page.request.patch(`/api/signal-board/${post.id}`, { data: { publishedAt } });
    await page.reload();
    await expect(state).toContainText(
      `Scheduled for ${shownDate(publishedAt.slice(0, 10), { month: 'short', day: 'numeric' })}`,
    );
    await field(page, 'Title').fill(`${post.title}, later`);
    await button(page, 'Save draft').click();
    await expect(toasts(page)).toContainText('Changes saved, not public yet');
    expect(await read(page, post.id)).toMatchObject({ title: post.title, published: true, publishedAt });
    await button(page, 'Publish now').click();
    await expect(toasts(page)).toContainText('It’s public now.');
    expect((await page.request.get(`/signal-board/${post.slug}`)).status()).toBe(200);
    expect((await read(page, post.id)).title).toBe(`${post.title}, later`);
  });
  await page.request.delete(`/api/signal-board/${post.id}`);
});
