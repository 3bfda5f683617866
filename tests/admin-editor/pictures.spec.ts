/** Editors upload pictures to posts, and manage the list of pictures. */
import { adminTest as test, expect, expectAccessible } from '../fixtures.ts';
import { bring, contentOf, field, photo, pictureDialog as dialog, signal, source, unique } from './editor.ts';
import { button, toasts } from '../parts.ts';

test('a large photo is scaled, uploaded and inserted', async ({ page, allowErrors }) => {
  // The dialog lists all pictures; the test below may delete its own at that moment.
  allowErrors(/404 \(Not Found\) \S+\/media\/[0-9a-f]{32}\.\w+$/);
  await page.goto('/admin-dashboard/blog/post');
  const content = await contentOf(page);
  await content.fill('<p>Before.</p>');
  await page.keyboard.press('ControlOrMeta+End');
  await button(page, 'Add a picture').click();
  const input = dialog(page).getByLabel('Picture from this device');
  const add = button(dialog(page), 'Add picture');

  await add.click();
  await expect(input).toHaveAccessibleDescription('Please choose a picture.');
  const large = await photo(3000, 1500);
  await input.setInputFiles({ ...large, buffer: Buffer.from('<html>') });
  await add.click();
  await expect(input).toHaveAccessibleDescription(/The browser can’t read this picture/);
  await expect(input).toHaveAttribute('aria-invalid', 'true');
  // A request that is never answered.
  await page.route('/api/admin/media', () => undefined, { times: 1 });
  await input.setInputFiles(await photo());
  await add.click();
  await expect(dialog(page).getByRole('progressbar', { name: 'Uploading' })).toBeVisible();
  await button(dialog(page), 'Cancel').click();
  await expect(dialog(page)).toBeHidden();
  await expect(source(page)).toHaveValue('<p>Before.</p>');

  await button(page, 'Add a picture').click();
  await input.setInputFiles(large);
  await field(page, 'What the picture shows').fill('Two "cards" <side by side>');
  const sent = page.waitForResponse('/api/admin/media');
  await add.click();
  const media = await (await sent).json();
  expect(media).toMatchObject({ width: 2560, height: 1280, alt: 'Two "cards" <side by side>' });
  await expect(dialog(page)).toBeHidden();
  // Typing can go on.
  await page.keyboard.type('x');
  await expect(source(page)).toHaveValue(
    `<p>Before.</p><img src="${media.url}" alt="Two &quot;cards&quot; &lt;side by side>">x`,
  );

  await page.getByRole('tab', { name: 'Preview' }).click();
  const shown = page.getByRole('tabpanel').getByRole('img', { name: /^Two "cards"/ });
  // Pictures of a post are loaded when they come near the view.
  await shown.scrollIntoViewIfNeeded();
  await expect.poll(() => shown.evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBe(2560);
});

test('a picture is pasted, dropped, listed, and deleted once unused', { tag: '@desktop' }, async ({ page }) => {
  const alt = unique('A tray');
  const multipart = { file: await photo(), alt };
  const media = await (await page.request.post('/api/admin/media', { multipart })).json();
  await page.goto('/admin-dashboard/post');
  const content = await contentOf(page);
  for (const kind of ['paste', 'drop'] as const) {
    await content.fill('');
    await bring(content, kind, { picture: (await photo()).buffer });
    await field(page, 'What the picture shows').fill('A [card]');
    await button(dialog(page), 'Add picture').click();
    await expect(source(page)).toHaveValue(/^!\[A \\\[card\\\]\]\(\/media\/[0-9a-f]{32}\.jpg\)$/);
  }
  await button(page, 'Choose a picture: Thumbnail URL').click();
  await dialog(page).getByRole('radio', { name: alt }).check();
  await expectAccessible(page);
  await button(dialog(page), 'Add picture').click();
  await expect(page.locator('[name=thumbnailUrl]')).toHaveValue(media.url);

  const post = await signal(page, { title: unique('With a tray'), thumbnailUrl: media.url });
  await page.goto('/admin-dashboard/media');
  const entry = page.getByRole('listitem').filter({ hasText: alt });
  await expect(entry.getByRole('link', { name: post.title })).toBeVisible();
  await expect(button(entry, `Delete ${alt}`)).toHaveCount(0);
  await expectAccessible(page);
  await page.request.patch(`/api/signal-board/${post.id}`, { data: { thumbnailUrl: null } });
  await page.reload();
  await button(entry, `Delete ${alt}`).click();
  await button(page.getByRole('alertdialog'), 'Delete').click();
  await expect(toasts(page)).toContainText('Picture deleted');
  await expect(entry).toHaveCount(0);
  expect((await page.request.get(media.url)).status()).toBe(404);
});
