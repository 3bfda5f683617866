import { expect, expectAccessible, test } from '../fixtures.ts';
import { signIn } from '../sign-in.ts';
import { CONTENT, contentOf, field, unique } from './editor.ts';
import { toasts } from '../parts.ts';

test.beforeEach(({ page }) => signIn(page));

test.describe('a blog post', () => {
  test('is written and created with the form of the spec', async ({ page }) => {
    test.slow();
    const title = unique('What to automate');
    await page.goto('/admin-dashboard/blog/post');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Blog Post');
    await expect(page.getByRole('button', { name: 'Back to Blog Dashboard' })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Published' })).not.toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Published' })).toHaveAccessibleDescription(
      'Make this blog post visible to the public',
    );
    await expect(page.getByRole('combobox', { name: 'Category' }).locator('option')).toHaveText([
      ...['Automation', 'AI', 'Business', 'Technology', 'Industry', 'Case Study'],
    ]);
    const minutes = page.getByRole('spinbutton', { name: 'Read Time (minutes)' });
    await expect(minutes).toHaveValue('5');

    await page.getByRole('button', { name: 'Create Post' }).click();
    await expect(page.getByRole('alert', { name: 'There is a problem' })).toContainText(
      'Content must be at least 50 characters',
    );
    await expect(field(page, 'Title')).toBeFocused();

    await field(page, 'Title').fill(title);
    await field(page, 'Summary').fill('Not the most annoying task.');
    await (await contentOf(page)).fill(`<p>${CONTENT}</p><script>alert(1)</script>`);
    await field(page, 'Author').fill('Ines Sandoval');
    await minutes.fill('');
    await minutes.blur();
    await expect(minutes).toHaveValue('5');
    await page.getByRole('button', { name: 'Use 1 minute' }).click();
    await expect(minutes).toHaveValue('1');
    await page.getByRole('tab', { name: 'Preview' }).click();
    await expect(page.getByRole('tabpanel', { name: 'Preview' })).toContainText(CONTENT);
    await expect(page.getByRole('tabpanel', { name: 'Preview' })).not.toContainText('alert(1)');
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Create Post' }).click();
    await expect(page).toHaveURL(/\/admin-dashboard\/blog$/);
    await expect(toasts(page)).toContainText('Blog post createdNew blog post has been created');
  });

  test('accepts input before the rich editor has loaded', { tag: '@desktop' }, async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/_astro\/code-editor\./, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/admin-dashboard/blog/post');
    const plain = page.locator('textarea[name=content]');
    await plain.pressSequentially('Early ');
    release();
    const content = await contentOf(page);
    await expect(content).toBeFocused();
    await page.keyboard.type('words');
    await expect(content).toHaveText('Early words');
    await expect(plain).toHaveValue('Early words');
  });

  test('lists the keyboard shortcuts', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/admin-dashboard/blog/post');
    await page.getByRole('button', { name: 'Create Post' }).focus();
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(dialog).toContainText('Esc, then Tab');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    const content = await contentOf(page);
    await content.focus();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('checkbox', { name: 'Published' })).toBeFocused();
  });
});

test('the form works at once', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/admin-dashboard/blog/post');
  await expect(field(page, 'Title')).toBeVisible();
  await expectAccessible(page);
});
