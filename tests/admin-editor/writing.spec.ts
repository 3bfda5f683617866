/** People write in the visual editor, while the source stays what it was wherever they do not touch it. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { instantIn } from '#src/features/admin/agency-time.ts';
import { samples } from '../../src/features/admin/editor/write/testing/samples.ts';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { signIn } from '../sign-in.ts';
import { CONTENT, contentOf, field, read, signal, unique } from './editor.ts';
import { toasts } from '../parts.ts';

test.beforeEach(({ page }) => signIn(page));

const source = (page: Page) => page.locator('textarea[name=content]');
const blocks = (page: Page) => page.getByRole('listbox', { name: 'Blocks' });

/** Opens the visual editor. */
async function write(page: Page) {
  await page.getByRole('button', { name: 'Write', exact: true }).click();
  const surface = field(page, 'Write');
  await expect(surface).toBeVisible();
  return surface;
}

/** Inserts a block by the menu that a slash opens. */
async function insert(page: Page, query: string, label: string) {
  await page.keyboard.type(`/${query}`);
  await expect(blocks(page).getByRole('option', { selected: true })).toHaveText(label);
  await page.keyboard.press('Enter');
  await expect(blocks(page)).toBeHidden();
}

async function addPicture(page: Page, alt: string) {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const buffer = await sharp({
    create: { width: 64, height: 48, channels: 3, background: '#fff', noise },
  })
    .jpeg()
    .toBuffer();
  const dialog = page.getByRole('dialog', { name: 'Add a picture' });
  await dialog
    .getByLabel('Picture from this device')
    .setInputFiles({ name: 'a photo.jpg', mimeType: 'image/jpeg', buffer });
  await field(page, 'What the picture shows').fill(alt);
  await dialog.getByRole('button', { name: 'Add picture' }).click();
  await expect(dialog).toBeHidden();
}

test('a key acts on the selection that is seen, however late the browser reports it', async ({
  page,
}) => {
  await page.goto('/admin-dashboard/post');
  const surface = await write(page);
  await surface.click();
  await page.keyboard.type('See our services');
  await page.keyboard.press('ControlOrMeta+Shift+ArrowLeft');
  await page.keyboard.press('ControlOrMeta+b');
  await expect(surface.locator('strong')).toHaveText('services');
  await page.evaluate(() => {
    const swallow = (event: Event) => event.isTrusted && event.stopImmediatePropagation();
    addEventListener('selectionchange', swallow, { capture: true });
  });
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(surface.locator('p')).toHaveCount(2);
  await expect(surface).toContainText('See our services');
});

for (const board of ['blog', 'signal-board'] as const) {
  test(`a post of the ${board} is written without its source`, async ({ page }) => {
    test.slow();
    const title = unique('Written at the desk');
    const isBlog = board === 'blog';
    await page.goto(isBlog ? '/admin-dashboard/blog/post' : '/admin-dashboard/post');
    await field(page, 'Title').fill(title);
    await field(page, isBlog ? 'Summary' : 'Description').fill('Of some words, and their blocks.');
    if (isBlog) await field(page, 'Author').fill('Ines Sandoval');

    const surface = await write(page);
    await expect(surface).toHaveAttribute('aria-multiline', 'true');
    await surface.click();
    await page.keyboard.type('Count before you automate, with paper.');
    await page.keyboard.press('Enter');
    await page.keyboard.type('/');
    await expect(blocks(page).getByRole('option', { selected: true })).toHaveText('Text');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(blocks(page)).toBeHidden();
    await page.keyboard.press('Backspace');
    await insert(page, 'head', 'Heading');
    await page.keyboard.type('What to count');
    await page.keyboard.press('Enter');
    await insert(page, 'bull', 'Bulleted list');
    await page.keyboard.type('Invoices');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Orders');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.keyboard.type('See our ');
    await page.keyboard.press('ControlOrMeta+b');
    await page.keyboard.type('services');
    await page.keyboard.press('ControlOrMeta+b');
    await page.keyboard.press('ControlOrMeta+Shift+ArrowLeft');
    await page.keyboard.press('ControlOrMeta+k');
    await field(page, 'Address').fill('/services');
    await page.getByRole('button', { name: 'Add link' }).click();
    await expect(surface.getByRole('link', { name: 'services' })).toBeVisible();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await insert(page, 'tab', 'Table');
    await page.keyboard.type('Task');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Hours');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Invoices');
    await page.keyboard.press('Tab');
    await page.keyboard.type('6');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('group', { name: 'Table' })).toBeVisible();
    await page.getByRole('button', { name: 'Delete row' }).click();
    await expect(surface.getByRole('row')).toHaveCount(2);
    await expectAccessible(page);
    await surface.locator('> p').last().click();
    await insert(page, 'pict', 'Picture');
    await addPicture(page, 'A tally sheet');
    await expect(surface.getByRole('img', { name: 'A tally sheet' })).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Source', exact: true }).click();
    const content = await contentOf(page);
    await expect(content).toContainText(isBlog ? '<h2>What to count</h2>' : '## What to count');
    await expect(content).toContainText(
      isBlog ? '<a href="/services"><strong>services</strong></a>' : '[**services**](/services)',
    );
    await expect(content).toContainText(isBlog ? '<th>Task</th>' : '| Task');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page).toHaveURL(isBlog ? /\/admin-dashboard\/blog$/ : /\/admin-dashboard$/);

    const found = await page.request.get(`/api/${board}?search=${encodeURIComponent(title)}`);
    const [post] = (await found.json()) as { id: number; slug: string }[];
    await page.goto(`/${board}/${post?.slug}`);
    const article = page.getByRole('main');
    await expect(article.getByRole('heading', { name: 'What to count' })).toBeVisible();
    await expect(article.getByRole('listitem').filter({ hasText: 'Orders' })).toBeVisible();
    await expect(article.getByRole('link', { name: 'services' })).toHaveAttribute(
      'href',
      '/services',
    );
    await expect(article.getByRole('cell', { name: '6' })).toBeVisible();
    await expect(article.getByRole('img', { name: 'A tally sheet' })).toBeAttached();
    await page.request.delete(`/api/${board}/${post?.id}`);
  });
}

test.describe('nasty sources', () => {
  // Their pictures are nowhere.
  test.use({ allowedErrors: [/Failed to load resource/] });

  test(
    'the source stays byte for byte where nobody writes',
    { tag: '@desktop' },
    async ({ page }) => {
      // One that swallows what follows it can only be the last.
      const { 'code that is never closed': _, ...nasty } = samples.markdown;
      const before = Object.values(nasty)
        .map(([text]) => text.replaceAll('\r', '').trim())
        .join('\n\n');
      const post = await signal(page, { content: `${before}\n\nThe last one.\n` });
      await page.goto(`/admin-dashboard/post/${post.id}`);
      await contentOf(page);
      const surface = await write(page);
      await expect(surface).toContainText('The last one.');
      await expect(source(page)).toHaveValue(post.content);
      await expect(page.locator('.save-state')).toHaveText('All changes saved');
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Source', exact: true }).click();
      await expect(source(page)).toHaveValue(post.content);

      await write(page);
      await surface.getByText('The last one.').click();
      await page.keyboard.press('End');
      await page.keyboard.type(' Really.');
      await page.keyboard.press('ControlOrMeta+s');
      await expect(toasts(page)).toContainText('Post Updated');
      expect((await read(page, post.id)).content).toBe(`${before}\n\nThe last one. Really.\n`);
      await surface.focus();
      await page.keyboard.press('ControlOrMeta+z');
      await expect(source(page)).toHaveValue(post.content);
    },
  );
});

test('the view is remembered, one key away, and undone changes can be saved as a draft', async ({
  page,
}) => {
  const post = await signal(page);
  await page.goto(`/admin-dashboard/post/${post.id}`);
  // On a first visit the source is there.
  await expect(field(page, 'Content')).toBeVisible();
  await contentOf(page);
  await page.keyboard.press('ControlOrMeta+Shift+x');
  await expect(field(page, 'Write')).toBeFocused();
  await expect(field(page, 'Content')).toBeHidden();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' More words.');
  await expect(page.locator('.save-state')).toContainText('Draft saved here');
  await page.reload();
  await page.getByRole('button', { name: 'Restore draft' }).click();
  await expect(field(page, 'Write')).toContainText('More words.');
  await page.keyboard.press('ControlOrMeta+Shift+x');
  await expect(field(page, 'Content')).toBeFocused();
  await expect(field(page, 'Content')).toContainText('More words.');
});

test('a text from a word processor is pasted clean', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/admin-dashboard/blog/post');
  const surface = await write(page);
  await surface.evaluate((element) => {
    const data = new DataTransfer();
    data.setData('text/plain', 'Title\nBold words');
    data.setData(
      'text/html',
      '<h1 class="MsoTitle" style="color:red">Title</h1><p style="margin:0"><b style="font-weight:700" onclick="x()">Bold</b> words</p>',
    );
    const about = { bubbles: true, cancelable: true, composed: true };
    element.dispatchEvent(new ClipboardEvent('paste', { ...about, clipboardData: data }));
  });
  await expect(surface.getByRole('heading', { name: 'Title' })).toBeVisible();
  await expect(source(page)).toHaveValue(
    /^<h2>Title<\/h2>\s*<p><(b|strong)>Bold<\/(b|strong)> words<\/p>$/,
  );
});

test('a post is created by Save draft and published by Publish', async ({ page }) => {
  const title = unique('Draft first');
  await page.goto('/admin-dashboard/post');
  await field(page, 'Title').fill(title);
  await field(page, 'Description').fill('Of paper');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(toasts(page)).toContainText('Post Created');
  await expect(page).toHaveURL(/\/admin-dashboard\/post\/\d+$/);
  const id = Number(page.url().split('/').at(-1));
  expect((await read(page, id)).published).toBe(true);

  await page.getByRole('button', { name: 'Save draft' }).click();
  const asked = page.getByRole('alertdialog', { name: 'Take the post off the site?' });
  await asked.getByRole('button', { name: 'Save as a draft' }).click();
  await expect(page).toHaveURL(/\/admin-dashboard$/);
  expect((await read(page, id)).published).toBe(false);

  await page.goto(`/admin-dashboard/post/${id}`);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page).toHaveURL(/\/admin-dashboard$/);
  expect((await read(page, id)).published).toBe(true);
  await page.request.delete(`/api/signal-board/${id}`);
});

test('the settings fold, stay folded, and open where something is wrong', async ({ page }) => {
  await page.goto('/admin-dashboard/blog/post');
  const settings = page.getByRole('region', { name: 'Post settings' });
  await expect(settings).toBeVisible();
  await page.getByRole('button', { name: 'Post settings' }).click();
  await expect(settings).toBeHidden();
  await page.reload();
  await expect(field(page, 'Title')).toBeVisible();
  await expect(settings).toBeHidden();
  const surface = await write(page);
  await page.getByRole('button', { name: 'Create Post' }).click();
  await expect(surface).toHaveAttribute('aria-invalid', 'true');
  await expect(surface).toHaveAccessibleDescription(/^Content must be at least 50 characters/);
  await expect(field(page, 'Summary')).toHaveAccessibleDescription(
    'Summary must be at least 10 characters',
  );
});

test(
  'on a phone the tools and the main button stay in reach',
  { tag: '@phone' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    const post = await signal(page, { content: 'A paragraph of some length.\n\n'.repeat(80) });
    await page.goto(`/admin-dashboard/post/${post.id}`);
    await contentOf(page);
    const surface = await write(page);
    await surface.getByText('A paragraph').nth(60).click();
    await expect(page.getByRole('button', { name: 'Bold' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Update Post' })).toBeInViewport({ ratio: 1 });
  },
);

test('a known author comes with title and picture', { tag: '@desktop' }, async ({ page }) => {
  const [author, title, imageUrl] = [unique('Tomasz Zieliński'), 'Engineer', '/icon-192.png'];
  const data = {
    ...{ title: unique('By'), summary: 'Of some words.', category: 'ai', content: CONTENT },
    ...{ author, authorTitle: title, authorImageUrl: imageUrl },
  };
  const { id } = await (await page.request.post('/api/blog', { data })).json();
  const choice = page.getByRole('button', { name: `Choose ${author}` });
  await page.goto('/admin-dashboard/blog/post');
  await field(page, 'Author').fill(author.slice(7).toLowerCase());
  await choice.click();
  await expect(field(page, 'Author')).toHaveValue(author);
  await expect(field(page, 'Author Title')).toHaveValue(title);
  await expect(field(page, 'Author Image URL')).toHaveValue(imageUrl);
  await field(page, 'Author').fill('Somebody New');
  await expect(choice).toBeHidden();
  await page.request.delete(`/api/blog/${id}`);
});

test(
  'the date of a published post can be changed, in the hours of the agency',
  { tag: '@desktop' },
  async ({ page }) => {
    const post = await signal(page, { published: true });
    await page.goto(`/admin-dashboard/post/${post.id}`);
    const date = page.getByLabel('Publish at (optional)');
    await expect(date).not.toHaveValue('');
    await date.fill('2026-01-05T09:00');
    await page.getByRole('button', { name: 'Update Post' }).click();
    await expect(page).toHaveURL(/\/admin-dashboard$/);
    await page.goto(`/signal-board/${post.slug}`);
    await expect(page.getByRole('main').getByRole('time').first()).toHaveAttribute(
      'datetime',
      instantIn('2026-01-05T09:00'),
    );
    await page.request.delete(`/api/signal-board/${post.id}`);
  },
);

test('the cursor goes along between the editor and the source', async ({ page }) => {
  const paragraphs = Array.from({ length: 40 }, (_, index) => `Paragraph ${index} of **many**.`);
  const { id } = await signal(page, { content: paragraphs.join('\n\n') });
  await page.goto(`/admin-dashboard/post/${id}`);
  const surface = await write(page);
  await surface.getByText('Paragraph 30').click();
  await page.keyboard.press('End');
  await page.getByRole('button', { name: 'Source', exact: true }).click();
  const content = await contentOf(page);
  await expect(content.getByText('Paragraph 30')).toBeInViewport();
  await page.keyboard.press('Shift+Tab');
  await content.focus();
  await page.keyboard.type(' Typed in the source.');
  await expect(source(page)).toHaveValue(/Paragraph 30 of \*\*many\*\*\. Typed in the source\.\n/);

  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole('button', { name: 'Write', exact: true }).click();
  await expect(surface.getByText('Paragraph 30')).toBeInViewport();
  await surface.focus();
  await page.keyboard.type(' And in the editor.');
  await expect(source(page)).toHaveValue(/source\. And in the editor\.\n/);
});

for (const board of ['blog', 'signal-board'] as const) {
  test(`an address on a line of its own is a card on the page of the ${board}`, async ({
    page,
  }) => {
    const title = unique('With a card');
    const isBlog = board === 'blog';
    await page.goto(isBlog ? '/admin-dashboard/blog/post' : '/admin-dashboard/post');
    await field(page, 'Title').fill(title);
    await field(page, isBlog ? 'Summary' : 'Description').fill('Of links to other sites.');
    if (isBlog) await field(page, 'Author').fill('Ines Sandoval');
    const surface = await write(page);
    await surface.click();
    await page.keyboard.type('Two studies say so:');
    await page.keyboard.press('Enter');
    await surface.evaluate((element) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', 'https://www.example.com/studies/7');
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    });
    await page.keyboard.type('How long typing takes');
    await page.keyboard.press('Enter');
    await insert(page, 'card', 'Link card');
    await field(page, 'Address').fill('example.org/paper');
    await page.getByRole('button', { name: 'Add card' }).click();
    await page.keyboard.type('What paper costs');
    await expect(surface.locator('.link-card')).toHaveText([
      'How long typing takes',
      'What paper costs',
    ]);
    await expectAccessible(page);
    await expect(source(page)).toHaveValue(
      isBlog
        ? /<p><a href="https:\/\/www\.example\.com\/studies\/7" title="example\.com">How long typing takes<\/a><\/p>/
        : /\n\n\[How long typing takes\]\(https:\/\/www\.example\.com\/studies\/7 "example\.com"\)\n\n/,
    );
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page).toHaveURL(isBlog ? /\/admin-dashboard\/blog$/ : /\/admin-dashboard$/);

    const found = await page.request.get(`/api/${board}?search=${encodeURIComponent(title)}`);
    const [post] = (await found.json()) as { slug: string }[];
    await page.goto(`/${board}/${post?.slug}`);
    await expect(page.locator('.link-card').getByRole('link')).toHaveText([
      'How long typing takes',
      'What paper costs',
    ]);
    await expect(page.locator('.link-card').getByRole('link').first()).toHaveCSS(
      'display',
      'block',
    );
    await expectAccessible(page);
  });
}
