import { blogCategories } from '#src/content/post-categories.data.ts';
import { blogChoices } from '../admin-dashboard/categories.ts';
import { adminTest as test, expect, expectAccessible, hold } from '../fixtures.ts';
import { CONTENT, contentOf, field, found, loseAnswer, unique, write } from './editor.ts';
import { button, toasts } from '../parts.ts';

test.use({ allowedErrors: [/Failed to load resource/] });

test('an article is written, and created once although an answer is lost', { tag: '@desktop' }, async ({ page }) => {
  test.slow();
  const title = unique('What to automate');
  const [author, authorTitle, imageUrl] = [unique('Tomasz Zieliński'), 'Engineer', '/icon-192.png'];
  const other = {
    title: unique('By'),
    summary: 'Of some words.',
    category: blogCategories[1]?.id,
    content: CONTENT,
    author,
    authorTitle,
    authorImageUrl: imageUrl,
  };
  const { id } = await (await page.request.post('/api/blog', { data: other })).json();
  const plain = page.locator('textarea[name=content]');
  const published = page.getByRole('checkbox', { name: 'Published' });

  await test.step('input is accepted before the rich editor has loaded', async () => {
    const release = await hold(page, /\/_astro\/code-editor\./);
    await page.goto('/admin-dashboard/blog/post');
    await button(page, 'Source').click();
    await plain.pressSequentially('Early ');
    release();
    await expect(await contentOf(page)).toBeFocused();
    await page.keyboard.type('words');
    await expect(field(page, 'Content')).toHaveText('Early words');
    await expect(plain).toHaveValue('Early words');
  });

  await test.step('the fields are those of the spec', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Blog Post');
    await expect(button(page, 'Back to Blog Dashboard')).toBeVisible();
    await expect(published).not.toBeChecked();
    await expect(published).toHaveAccessibleDescription('Make this blog post visible to the public');
    await expect(page.getByRole('combobox', { name: 'Category' }).locator('option')).toHaveText(blogChoices);
  });

  await test.step('the settings fold, stay folded, and open where something is wrong', async () => {
    const settings = page.getByRole('region', { name: 'Post settings' });
    await expect(settings).toBeVisible();
    await button(page, 'Post settings').click();
    await expect(settings).toBeHidden();
    await field(page, 'Content').fill('');
    await page.reload();
    await contentOf(page);
    await expect(settings).toBeHidden();
    const surface = await write(page);
    await button(page, 'Create Post').click();
    await expect(page.getByRole('alert', { name: 'There is a problem' })).toContainText(
      'Content must be at least 50 characters',
    );
    await expect(field(page, 'Title')).toBeFocused();
    await expect(surface).toHaveAttribute('aria-invalid', 'true');
    await expect(surface).toHaveAccessibleDescription(/^Content must be at least 50 characters/);
    await expect(field(page, 'Summary')).toHaveAccessibleDescription('Summary must be at least 10 characters');
    await expectAccessible(page);
    await button(page, 'Source').click();
  });

  await test.step('a known author comes with title and picture', async () => {
    const choice = page.getByRole('button', { name: `Choose ${author}` });
    await field(page, 'Author').fill(author.slice(7).toLowerCase());
    await choice.click();
    await expect(field(page, 'Author')).toHaveValue(author);
    await expect(field(page, 'Author Title')).toHaveValue(authorTitle);
    await expect(field(page, 'Author Image URL')).toHaveValue(imageUrl);
    await field(page, 'Author').fill('Somebody New');
    await expect(choice).toBeHidden();
  });

  await test.step('the reading time is counted, and the preview shows what readers get', async () => {
    await field(page, 'Title').fill(title);
    await field(page, 'Summary').fill('Not the most annoying task.');
    await (await contentOf(page)).fill(`<p>${CONTENT}</p><script>alert(1)</script>`);
    // Nothing is wrong any more, so they are folded again.
    const settings = button(page, 'Post settings');
    await expect(settings).toHaveAttribute('aria-expanded', 'false');
    await settings.click();
    const minutes = page.getByRole('spinbutton', { name: 'Read Time (minutes)' });
    await expect(minutes).toHaveValue('1');
    await minutes.fill('');
    await minutes.blur();
    await expect(minutes).toHaveValue('5');
    await button(page, 'Use 1 minute').click();
    await expect(minutes).toHaveValue('1');
    await page.getByRole('tab', { name: 'Preview' }).click();
    const preview = page.getByRole('tabpanel', { name: 'Preview' });
    await expect(preview).toContainText(CONTENT);
    await expect(preview).not.toContainText('alert(1)');
    await expectAccessible(page);
    await page.getByRole('tab', { name: 'Edit' }).click();
  });

  await test.step('the shortcuts are listed, and Escape lets Tab leave the text', async () => {
    await button(page, 'Keyboard shortcuts').click();
    const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(dialog).toContainText('Esc, then Tab');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await field(page, 'Content').press('Escape');
    await page.keyboard.press('Tab');
    await expect(published).toBeFocused();
  });

  await loseAnswer(page, '/api/blog');
  await button(page, 'Create Post').click();
  await expect(toasts(page)).toContainText('The server couldn’t be reached.');
  await button(page, 'Create Post').click();
  await expect(page).toHaveURL(/\/admin-dashboard\/blog$/);
  await expect(toasts(page)).toContainText('Blog post createdNew blog post has been created');
  expect(await found(page, 'blog', title)).toHaveLength(1);
  await page.request.delete(`/api/blog/${id}`);
});
