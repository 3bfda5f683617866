/** People write in the visual editor, while the source stays what it was wherever they do not touch it. */
import type { Page } from '@playwright/test';
import { samples } from '../../src/admin/editor/write/testing/samples.data.ts';
import { adminTest as test, atNight, expect, expectAccessible } from '../fixtures.ts';
import {
  bring,
  contentOf,
  copyOf,
  field,
  found,
  photo,
  pictureDialog,
  signal,
  source,
  unique,
  write,
} from './editor.ts';
import { button, expectLink, toasts } from '../parts.ts';

// Pictures of nasty sources are nowhere, and a server does not answer.
test.use({ allowedErrors: [/Failed to load resource/] });

const blocks = (page: Page) => page.getByRole('listbox', { name: 'Blocks' });

/** Inserts a block by the menu that a slash opens. */
async function insert(page: Page, query: string, label: string) {
  await page.keyboard.type(`/${query}`);
  await expect(blocks(page).getByRole('option', { selected: true })).toHaveText(label);
  await page.keyboard.press('Enter');
  await expect(blocks(page)).toBeHidden();
}

/** Types words, with a key after each. */
async function typeEach(page: Page, words: string[], key: string) {
  for (const word of words) {
    await page.keyboard.type(word);
    await page.keyboard.press(key);
  }
}

test('a post is written without its source', async ({ page, isMobile }) => {
  test.slow();
  const title = unique('Written at the desk');
  await page.goto('/admin-dashboard/post');
  await field(page, 'Title').fill(title);
  await field(page, 'Description').fill('Of some words, and their blocks.');
  // There it lies in a sheet over the text.
  if (isMobile) await button(page, 'Done').click();

  const surface = await write(page);
  await expect(surface).toHaveAttribute('aria-multiline', 'true');
  await surface.click();
  await typeEach(page, ['Count before you automate, with paper.'], 'Enter');
  await page.keyboard.type('/');
  await expect(blocks(page).getByRole('option', { selected: true })).toHaveText('Text');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(blocks(page)).toBeHidden();
  await page.keyboard.press('Backspace');
  await insert(page, 'head', 'Heading');
  await typeEach(page, ['What to count'], 'Enter');
  await insert(page, 'bull', 'Bulleted list');
  await typeEach(page, ['Invoices', 'Orders', ''], 'Enter');
  await page.keyboard.type('See our ');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.type('services');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.press('ControlOrMeta+Shift+ArrowLeft');
  await page.keyboard.press('ControlOrMeta+k');
  await field(page, 'Address').fill('/services');
  await button(page, 'Add link').click();
  await expect(surface.getByRole('link', { name: 'services' })).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');

  await test.step('an address on a line of its own becomes a card', async () => {
    await bring(surface, 'paste', { text: 'https://www.example.com/studies/7' });
    await typeEach(page, ['How long typing takes'], 'Enter');
    await insert(page, 'card', 'Link card');
    await field(page, 'Address').fill('example.org/paper');
    await button(page, 'Add card').click();
    await typeEach(page, ['What paper costs'], 'Enter');
    await expect(surface.locator('.link-card')).toHaveText(['How long typing takes', 'What paper costs']);
    // As on the page, and a place for the cursor.
    const card = surface.locator('.link-card a').first();
    await expect(card).toHaveCSS('display', 'inline-block');
    await card.click();
    await expect(button(page, 'Add a still')).toBeVisible();
    await page.keyboard.press('ControlOrMeta+End');
  });

  await insert(page, 'pict', 'Picture');
  await pictureDialog(page)
    .getByLabel('Picture from this device')
    .setInputFiles(await photo());
  await field(page, 'What the picture shows').fill('A tally sheet');
  await button(pictureDialog(page), 'Add picture').click();
  await expect(surface.getByRole('img', { name: 'A tally sheet' })).toBeVisible();
  await surface.locator('> p').last().click();
  await insert(page, 'tab', 'Table');
  await typeEach(page, ['Task', 'Hours', 'Invoices', '6'], 'Tab');
  await expect(page.getByRole('group', { name: 'Table' })).toBeVisible();
  await button(page, 'Delete row').click();
  await expect(surface.getByRole('row')).toHaveCount(2);
  await expectAccessible(page);

  // Saves and stays.
  await page.keyboard.press('ControlOrMeta+s');
  await expect(toasts(page)).toContainText('Draft saved');
  await expect(page).toHaveURL(/\/admin-dashboard\/post\?draft=\d+$/);
  await button(page, 'Create Post').click();
  await expect(page).toHaveURL(/\/admin-dashboard$/);

  const [post] = await found(page, 'signal-board', title);
  await page.goto(`/signal-board/${post?.slug}`);
  const article = page.getByRole('main');
  await expect(article.getByRole('heading', { name: 'What to count' })).toBeVisible();
  await expect(article.getByRole('listitem').filter({ hasText: 'Orders' })).toBeVisible();
  await expectLink(article, 'services', '/services');
  await expect(article.getByRole('cell', { name: '6' })).toBeVisible();
  await expect(article.getByRole('img', { name: 'A tally sheet' })).toBeAttached();
  const cards = page.locator('.link-card').getByRole('link');
  await expect(cards).toHaveText(['How long typing takes', 'What paper costs']);
  await expect(cards.first()).toHaveCSS('display', 'block');
  await expectAccessible(page);
  await page.request.delete(`/api/signal-board/${post?.id}`);
});

test('the source stays byte for byte where nobody writes', async ({ page }) => {
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
  await button(page, 'Source').click();
  await expect(source(page)).toHaveValue(post.content);

  await write(page);
  await surface.getByText('The last one.').click();
  await page.keyboard.press('End');
  await page.keyboard.insertText(' Really.');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(toasts(page)).toContainText('Draft saved');
  expect((await copyOf(page, post.id))?.content).toBe(`${before}\n\nThe last one. Really.\n`);
  await surface.focus();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(source(page)).toHaveValue(post.content);
});

test('the view is remembered, switches by key, and keeps what is typed', async ({ page }) => {
  const { id } = await signal(page, { content: 'One of **many**.' });
  await page.goto(`/admin-dashboard/post/${id}`);
  const content = await contentOf(page);
  await content.press('ControlOrMeta+End');
  // At once: an Enter and a letter within one frame are no typing on Android, where the editor waits for the keyboard.
  await page.keyboard.insertText('\n\nTyped in the source.');
  await page.keyboard.press('ControlOrMeta+Shift+x');
  const surface = page.locator('.write-text');
  await expect(surface).toBeFocused();
  await expect(surface).toHaveAccessibleName('Content');
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' And in the editor.');
  await expect(source(page)).toHaveValue(/\*\*many\*\*\.\n\nTyped in the source\. And in the editor\.$/);

  await expect(page.locator('.save-state')).toContainText('Draft saved,');
  // Of an account that has chosen nothing, and of one that has.
  for (const [contentView, shown] of [
    [null, surface],
    ['source', page.locator('.code-host')],
  ] as const) {
    const me = { username: 'admin', role: 'owner', contentView };
    await page.route('/api/admin/check-auth?rights=1', (route) => route.fulfill({ json: me }), { times: 1 });
    await page.reload();
    await expect(shown).toContainText('And in the editor.');
  }
  await write(page);
  await page.keyboard.press('ControlOrMeta+Shift+x');
  await expect(content).toBeFocused();
  await expect(source(page)).toHaveValue(/And in the editor\.$/);
});

test('a key acts on the selection that is seen, however late it is reported', atNight, async ({ page }) => {
  await page.goto('/admin-dashboard/post');
  const surface = await write(page);
  await surface.focus();
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

  await test.step('words are replaced, a typed link becomes one, a handle drags', async () => {
    await page.keyboard.press('ControlOrMeta+b');
    await page.keyboard.type('As [typed](/blog).');
    await page.keyboard.press('ControlOrMeta+Shift+f');
    const bar = page.getByRole('group', { name: 'Find and replace' });
    await field(page, 'Find').fill('SEE');
    await expect(bar).toContainText('1 found');
    await field(page, 'Replace with').fill('Use');
    await button(bar, 'Replace all').click();
    await expect(source(page)).toHaveValue('Use our **services**\n\nAs [typed](/blog).');
    await button(bar, 'Close find and replace').click();
    const [first, last] = [surface.locator('p').first(), surface.locator('p').last()];
    await first.hover();
    await page.locator('.write-handle').dragTo(last, { targetPosition: { x: 300, y: 20 } });
    await expect(source(page)).toHaveValue('As [typed](/blog).\n\nUse our **services**');
  });
});

test('on a phone the tools and the main button stay in reach', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  const post = await signal(page, { content: 'A paragraph of some length.\n\n'.repeat(80) });
  await page.goto(`/admin-dashboard/post/${post.id}`);
  await contentOf(page);
  const surface = await write(page);
  await surface.getByText('A paragraph').nth(60).click();
  await expect(button(page, 'Bold')).toBeInViewport({ ratio: 1 });
  const save = button(page, 'Update Post');
  await expect(save).toBeInViewport({ ratio: 1 });
  await surface.press('x');
  await page.route(`/api/signal-board/${post.id}`, (route) => route.abort(), { times: 1 });
  await save.click();
  await expect(toasts(page)).toContainText('The server couldn’t be reached.');
  // Not covered by the toast.
  await save.click();
  await expect(page).toHaveURL(/\/admin-dashboard$/);
});
