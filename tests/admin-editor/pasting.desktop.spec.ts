/** Content from other programs that people paste into a post. */
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { signIn } from '../sign-in.ts';
import { contentOf } from './editor.ts';
import { toasts } from '../parts.ts';

test.beforeEach(({ page }) => signIn(page));

const FIXTURES = new URL('../../src/features/admin/editor/paste/testing/', import.meta.url);
const source = (page: Page) => page.locator('textarea[name=content]');

/** Dispatches the event of a clipboard that another program filled. */
async function paste(content: Locator, html: string, text: string): Promise<void> {
  await content.evaluate(
    (element, data) => {
      const clipboardData = new DataTransfer();
      for (const [type, value] of Object.entries(data)) clipboardData.setData(type, value);
      const about = { clipboardData, bubbles: true, cancelable: true, composed: true };
      element.dispatchEvent(new ClipboardEvent('paste', about));
    },
    { 'text/html': html, 'text/plain': text },
  );
}

test('an article from Word keeps its paragraphs, lists and table, and the editor says what it dropped', async ({
  page,
}) => {
  await page.goto('/admin-dashboard/blog/post');
  const content = await contentOf(page);
  await content.fill('<p>Before.</p>');
  await page.keyboard.press('End');
  await paste(content, await readFile(new URL('word.html', FIXTURES), 'utf8'), 'Month-end …');
  await expect(source(page)).toHaveValue(/^<p>Before\.<\/p>\n\n<h2>Month-end without the last/);
  await expect(toasts(page)).toContainText('A picture was left out');

  await page.getByRole('tab', { name: 'Preview' }).click();
  const preview = page.getByRole('tabpanel', { name: 'Preview' });
  await expect(preview.getByRole('heading', { name: 'What we changed' })).toBeVisible();
  await expect(preview.locator('[data-prose] > p')).toHaveText([
    'Before.',
    /^The invoices arrive twice: once by mail/,
    'Then, in this order:',
  ]);
  await expect(preview.locator('ul ul li')).toHaveText('by week');
  await expect(preview.getByRole('columnheader')).toHaveText(['Before', 'After']);
  await expect(preview.getByRole('link', { name: 'full report' })).toBeVisible();

  await page.getByRole('tab', { name: 'Edit' }).click();
  await content.focus();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(source(page)).toHaveValue('<p>Before.</p>');
});

test('on the Signal Board it becomes Markdown, and with Shift only its text', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/admin-dashboard/post');
  const content = await contentOf(page);
  await page.evaluate(() => {
    const item = (type: string, value: string) => new Blob([value], { type });
    const html = '<h3>Tally</h3><p>One <b>stroke</b> each time.</p><ul><li>By week</li></ul>';
    return navigator.clipboard.write([
      new ClipboardItem({
        'text/html': item('text/html', html),
        'text/plain': item('text/plain', 'Tally\nOne stroke each time.\nBy week'),
      }),
    ]);
  });
  await content.focus();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(source(page)).toHaveValue('### Tally\n\nOne **stroke** each time.\n\n- By week');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(source(page)).toHaveValue('');
  await page.keyboard.press('ControlOrMeta+Shift+v');
  await expect(source(page)).toHaveValue('Tally\nOne stroke each time.\nBy week');
});

test('plain text, markup and what is pasted into a code block stay as they are', async ({
  page,
}) => {
  await page.goto('/admin-dashboard/blog/post');
  const content = await contentOf(page);
  await content.focus();
  await paste(content, '', 'One\n\nTwo');
  await expect(source(page)).toHaveValue('One\n\nTwo');

  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  const markup = '<p>One</p>\n<p>Two</p>';
  await paste(content, '<pre style="color: red">&lt;p&gt;One&lt;/p&gt;…</pre>', markup);
  await expect(source(page)).toHaveValue(markup);

  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await content.fill('<pre></pre>');
  await page.keyboard.press('Home');
  for (let step = 0; step < '<pre>'.length; step++) await page.keyboard.press('ArrowRight');
  await paste(content, '<p>a</p><p>b</p>', 'a\nb');
  await expect(source(page)).toHaveValue('<pre>a\nb</pre>');
  // After it, paragraphs can be typed again.
  await page.keyboard.press('ControlOrMeta+End');
  await paste(content, '<p>a</p><p>b</p>', 'a\nb');
  await expect(source(page)).toHaveValue('<pre>a\nb</pre>\n\n<p>a</p>\n<p>b</p>');
});
