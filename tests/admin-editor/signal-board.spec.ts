import { expect, expectAccessible, test } from '../fixtures.ts';
import { signIn } from '../sign-in.ts';
import { type Post, CONTENT, contentOf, field, read, signal, unique } from './editor.ts';
import { toasts } from '../parts.ts';

test.beforeEach(({ page }) => signIn(page));

test.describe('a Signal Board post', () => {
  test('is written, previewed and created', async ({ page }) => {
    const title = unique('The tally sheet');
    await page.goto('/admin-dashboard/post');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Signal Board Post');
    await expect(page.getByRole('switch', { name: 'Published' })).toBeChecked();
    await field(page, 'Title').fill(title);
    await field(page, 'Description').fill('Count before you automate.');
    await expect(field(page, 'Slug')).toHaveValue(title.toLowerCase().replaceAll(' ', '-'));
    await page.getByRole('combobox', { name: 'Category' }).selectOption({ label: 'In the Wild' });
    await page.getByRole('switch', { name: 'Published' }).uncheck();
    await (await contentOf(page)).fill('Ask **nobody**. Count.');

    await page.getByRole('tab', { name: 'Preview' }).click();
    const preview = page.getByRole('tabpanel', { name: 'Preview' });
    await expect(preview.getByRole('heading', { name: title })).toBeVisible();
    await expect(preview.locator('strong')).toHaveText('nobody');
    await expect(preview).toContainText('In the Wild');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);

    await page.getByRole('button', { name: 'Create Post' }).click();
    await expect(page).toHaveURL(/\/admin-dashboard$/);
    await expect(toasts(page)).toContainText('Post Created');
    const list = await page.request.get('/api/signal-board?scope=all');
    const [created] = ((await list.json()) as Post[]).filter((post) => post.title === title);
    expect(created).toMatchObject({ category: 'wild', published: false, sourceType: 'original' });
  });

  test(
    'has a preview beside the form where there is room',
    { tag: '@desktop' },
    async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 720 });
      await page.goto('/admin-dashboard/post');
      await (await contentOf(page)).fill('A paragraph of some length.\n\n'.repeat(60));
      await page.keyboard.press('Control+End');
      await page.keyboard.type('The **end** of it.');
      const preview = page.getByRole('region', { name: 'Live preview' });
      await expect(preview).toBeHidden();
      await page.getByRole('button', { name: 'Live preview' }).click();
      await page.getByRole('textbox', { name: 'Content' }).focus();
      await page.keyboard.press('End');
      await expect(preview.locator('strong')).toBeInViewport();
      await page.getByRole('button', { name: 'Live preview' }).click();
      await expect(preview).toBeHidden();
      await page.getByRole('button', { name: 'Live preview', pressed: false }).click();
      await expect(preview).toBeVisible();
    },
  );

  test('shows what is missing at the fields and above them', async ({ page }) => {
    await page.goto('/admin-dashboard/post');
    await page.getByRole('button', { name: 'Create Post' }).click();
    const summary = page.getByRole('alert', { name: 'There is a problem' });
    await expect(summary.getByRole('link')).toHaveText([
      'Title is required',
      'Description is required',
      'Slug is required',
    ]);
    const title = field(page, 'Title');
    await expect(title).toBeFocused();
    await expect(title).toHaveAttribute('aria-invalid', 'true');
    await expect(title).toHaveAccessibleDescription('Title is required');
    await title.fill('A sheet');
    await expect(title).not.toHaveAttribute('aria-invalid');
    await expectAccessible(page);
  });

  test(
    'has an address instead of a text when it is external, and keeps both',
    { tag: '@desktop' },
    async ({ page }) => {
      await page.goto('/admin-dashboard/post');
      await (await contentOf(page)).fill('Not lost.');
      await page.getByRole('radio', { name: 'External' }).check();
      await expect(field(page, 'Content')).toBeHidden();
      await field(page, 'External URL').fill('https://elsewhere.example/report');
      await page.getByRole('radio', { name: 'Original' }).check();
      await expect(field(page, 'Content')).toHaveText('Not lost.');
      await expect(field(page, 'External URL')).toBeHidden();
      await page.getByRole('radio', { name: 'External' }).check();
      await expect(field(page, 'External URL')).toHaveValue('https://elsewhere.example/report');
    },
  );

  test(
    'is opened with its content, edited by keyboard, and its old address redirects',
    { tag: '@desktop' },
    async ({ page }) => {
      const post = await signal(page, { published: true });
      await page.goto(`/admin-dashboard/post/${post.id}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit Signal Board Post');
      await expect(field(page, 'Title')).toHaveValue(post.title);
      await expect(await contentOf(page)).toHaveText(CONTENT);
      await field(page, 'Slug').fill(`${post.slug}-moved`);
      await expect(field(page, 'Slug')).toHaveAccessibleDescription(
        `The old address, /signal-board/${post.slug}, will redirect to the new one.`,
      );

      await field(page, 'Content').press('Control+End');
      await page.keyboard.press('Control+b');
      await page.keyboard.type('bold');
      // Saves and stays.
      await page.keyboard.press('Control+s');
      await expect(toasts(page)).toContainText('Post Updated');
      await expect(page).toHaveURL(`/admin-dashboard/post/${post.id}`);
      expect(await read(page, post.id)).toMatchObject({
        slug: `${post.slug}-moved`,
        content: `${CONTENT}**bold**`,
      });
    },
  );

  test('is deleted after a prompt', { tag: '@desktop' }, async ({ page }) => {
    const post = await signal(page);
    await page.goto(`/admin-dashboard/post/${post.id}`);
    await page.getByRole('button', { name: 'Delete post' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Delete Post' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Delete post' }).click();
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page).toHaveURL(/\/admin-dashboard$/);
    expect((await page.request.get(`/api/signal-board/${post.id}`)).status()).toBe(404);
    await expect(page.getByText(post.title).first()).toBeVisible();
  });
});
