/** Editors upload pictures to posts, and manage the list of pictures. */
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { signIn } from '../sign-in.ts';
import { contentOf, field, unique } from './editor.ts';
import { toasts } from '../parts.ts';

test.beforeEach(({ page }) => signIn(page));

const source = (page: Page) => page.locator('textarea[name=content]');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Add a picture' });

/** Each is different, because equal pictures would be stored as one. */
function picture(width = 64, height = 48) {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#fff', noise } })
    .jpeg()
    .toBuffer();
}

const fileOf = (buffer: Buffer) => ({ name: 'a photo.jpg', mimeType: 'image/jpeg', buffer });

/** Dispatches the event of a paste from another program, or of a drop from a folder. */
async function bring(place: Locator, kind: 'paste' | 'drop', bytes: Buffer): Promise<void> {
  await place.evaluate(
    (element, { kind, base64 }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const data = new DataTransfer();
      data.items.add(new File([bytes], 'image.jpg', { type: 'image/jpeg' }));
      const about = { bubbles: true, cancelable: true, composed: true };
      const event =
        kind === 'paste'
          ? new ClipboardEvent('paste', { ...about, clipboardData: data })
          : new DragEvent('drop', { ...about, dataTransfer: data });
      element.dispatchEvent(event);
    },
    { kind, base64: bytes.toString('base64') },
  );
}

test('a large photo is scaled down, uploaded and inserted at the cursor', async ({ page }) => {
  await page.goto('/admin-dashboard/blog/post');
  const content = await contentOf(page);
  await content.fill('<p>Before.</p>');
  await page.keyboard.press('ControlOrMeta+End');
  await page.getByRole('button', { name: 'Add a picture' }).click();
  await dialog(page)
    .getByLabel('Picture from this device')
    .setInputFiles(fileOf(await picture(3000, 1500)));
  await field(page, 'What the picture shows').fill('Two "cards" <side by side>');
  const sent = page.waitForResponse('/api/admin/media');
  await dialog(page).getByRole('button', { name: 'Add picture' }).click();
  const media = await (await sent).json();
  expect(media).toMatchObject({ width: 2560, height: 1280, alt: 'Two "cards" <side by side>' });
  await expect(dialog(page)).toBeHidden();
  await expect(source(page)).toHaveValue(
    `<p>Before.</p><img src="${media.url}" alt="Two &quot;cards&quot; &lt;side by side>">`,
  );
  // Typing can go on.
  await page.keyboard.type('x');
  await expect(source(page)).toHaveValue(/>x$/);

  await page.getByRole('tab', { name: 'Preview' }).click();
  const shown = page.getByRole('tabpanel').getByRole('img', { name: /^Two "cards"/ });
  // Pictures of a post are loaded when they come near the view.
  await shown.scrollIntoViewIfNeeded();
  await expect
    .poll(() => shown.evaluate((img) => (img as HTMLImageElement).naturalWidth))
    .toBe(2560);
});

for (const kind of ['paste', 'drop'] as const) {
  test(`a picture by ${kind} prompts for a description, and becomes Markdown`, async ({ page }) => {
    await page.goto('/admin-dashboard/post');
    const content = await contentOf(page);
    await bring(content, kind, await picture());
    await field(page, 'What the picture shows').fill('A [card]');
    await dialog(page).getByRole('button', { name: 'Add picture' }).click();
    await expect(source(page)).toHaveValue(/^!\[A \\\[card\\\]\]\(\/media\/[0-9a-f]{32}\.jpg\)$/);
  });
}

test('an upload shows its errors, and can be canceled', async ({ page }) => {
  await page.goto('/admin-dashboard/blog/post');
  await contentOf(page);
  await page.getByRole('button', { name: 'Add a picture' }).click();
  const add = dialog(page).getByRole('button', { name: 'Add picture' });
  await add.click();
  await expect(dialog(page).getByRole('alert')).toHaveText('Please choose a picture.');
  const input = dialog(page).getByLabel('Picture from this device');
  await input.setInputFiles({ ...fileOf(Buffer.from('<html>')), name: 'page.jpg' });
  await add.click();
  await expect(dialog(page).getByRole('alert')).toHaveText(/The browser cannot read this picture/);
  await expect(input).toHaveAttribute('aria-invalid', 'true');

  await page.route('/api/admin/media', (route) =>
    route.request().method() === 'POST' ? undefined : route.continue(),
  );
  await input.setInputFiles(fileOf(await picture()));
  await add.click();
  await expect(dialog(page).getByRole('progressbar', { name: 'Uploading' })).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(source(page)).toHaveValue('');
});

test('a picture can be a thumbnail, lists its uses, and can be deleted once unused', async ({
  page,
}) => {
  const alt = unique('A tray');
  const multipart = { file: fileOf(await picture()), alt };
  const media = await (await page.request.post('/api/admin/media', { multipart })).json();

  await page.goto('/admin-dashboard/post');
  await contentOf(page);
  await page.getByRole('button', { name: 'Choose a picture: Thumbnail URL' }).click();
  await dialog(page).getByRole('radio', { name: alt }).check();
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Add picture' }).click();
  await expect(page.locator('[name=thumbnailUrl]')).toHaveValue(media.url);

  const title = unique('With a tray');
  const data = { title, description: 'Of paper', category: 'tool', sourceType: 'original' };
  const body = { ...data, thumbnailUrl: media.url, published: false };
  const post = await (await page.request.post('/api/signal-board', { data: body })).json();

  await page.goto('/admin-dashboard/media');
  const entry = page.getByRole('listitem').filter({ hasText: alt });
  await expect(entry.getByRole('link', { name: title })).toBeVisible();
  await expect(entry.getByRole('button', { name: `Delete ${alt}` })).toHaveCount(0);
  await expectAccessible(page);

  await page.request.patch(`/api/signal-board/${post.id}`, { data: { thumbnailUrl: null } });
  await page.reload();
  await entry.getByRole('button', { name: `Delete ${alt}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toasts(page)).toContainText('Picture deleted');
  await expect(entry).toHaveCount(0);
  expect((await page.request.get(media.url)).status()).toBe(404);
  await page.request.delete(`/api/signal-board/${post.id}`);
});
