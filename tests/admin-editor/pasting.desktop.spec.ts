/** Content from other programs that people paste into a post. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { adminTest as test, expect } from '../fixtures.ts';
import { bring, contentOf, source, write } from './editor.ts';
import { toasts } from '../parts.ts';

const WORD = new URL('../../src/admin/editor/paste/testing/word.html', import.meta.url);

async function clear(page: Page): Promise<void> {
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
}

test('what is pasted into an article is as clean as its source allows', async ({ page }) => {
  await page.goto('/admin-dashboard/blog/post');
  const content = await contentOf(page);

  await test.step('plain text, markup and what goes into a code block stay as they are', async () => {
    await content.focus();
    await bring(content, 'paste', { html: '', text: 'One\n\nTwo' });
    await expect(source(page)).toHaveValue('One\n\nTwo');
    await clear(page);
    const text = '<p>One</p>\n<p>Two</p>';
    await bring(content, 'paste', {
      html: '<pre style="color: red">&lt;p&gt;One&lt;/p&gt;…</pre>',
      text,
    });
    await expect(source(page)).toHaveValue(text);

    await clear(page);
    await content.fill('<pre></pre>');
    await page.keyboard.press('Home');
    for (let step = 0; step < '<pre>'.length; step++) await page.keyboard.press('ArrowRight');
    const paragraphs = { html: '<p>a</p><p>b</p>', text: 'a\nb' };
    await bring(content, 'paste', paragraphs);
    await expect(source(page)).toHaveValue('<pre>a\nb</pre>');
    await page.keyboard.press('ControlOrMeta+End');
    await bring(content, 'paste', paragraphs);
    await expect(source(page)).toHaveValue('<pre>a\nb</pre>\n\n<p>a</p>\n<p>b</p>');
  });

  await test.step('an article from Word keeps its structure, and the editor says what it dropped', async () => {
    await clear(page);
    await content.fill('<p>Before.</p>');
    await page.keyboard.press('End');
    await bring(content, 'paste', { html: await readFile(WORD, 'utf8'), text: 'Month-end …' });
    await expect(source(page)).toHaveValue(/^<p>Before\.<\/p>\n\n<h2>Month-end without the last/);
    await expect(toasts(page)).toContainText('A picture was left out');
    await content.focus();
    await page.keyboard.press('ControlOrMeta+z');
    await expect(source(page)).toHaveValue('<p>Before.</p>');
  });

  await test.step('the visual editor pastes clean too', async () => {
    await clear(page);
    const surface = await write(page);
    await bring(surface, 'paste', {
      html: '<h1 class="MsoTitle" style="color:red">Title</h1><p style="margin:0"><b style="font-weight:700" onclick="x()">Bold</b> words</p>',
      text: 'Title\nBold words',
    });
    await expect(surface.getByRole('heading', { name: 'Title' })).toBeVisible();
    await expect(source(page)).toHaveValue(/^<h2>Title<\/h2>\s*<p><(b|strong)>Bold<\/(b|strong)> words<\/p>$/);
  });
});

test('on the Signal Board it becomes Markdown, with Shift text', async ({ page, context }) => {
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

  // Lines of several looks, which the browser would join with styles that the content policy forbids.
  await content.fill('### Tally\n\nOne **stroke** each time.');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Three');
  await expect(source(page)).toHaveValue('Three');
});
