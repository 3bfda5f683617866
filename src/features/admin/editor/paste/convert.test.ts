import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { renderMarkdown } from '#src/domain/render/render.ts';
import { unsafeParts } from '#src/domain/render/testing/unsafe-parts.ts';
import { attackStrings } from '../../../../../tests/attack-strings/attack-strings.ts';
import { convert } from './convert.ts';

/** The clipboard HTML of various programs for a small article. */
const copied = (name: string) =>
  readFileSync(new URL(`testing/${name}.html`, import.meta.url), 'utf8');

const html = async (source: string) => (await convert(source, 'html'))?.source;
const markdown = async (source: string) => (await convert(source, 'markdown'))?.source;

test('an article copied from Word becomes Markdown', async () => {
  expect(await markdown(copied('word'))).toBe(`## Month-end without the last evening

## What we changed

The invoices arrive **twice**: once by mail, once on paper. _Somebody_ types each of them. See the [full report](https://example.com/report?a=1\\&b=2).\\[1]

- Count the cases
  - by week
- Ask **who** checks

Then, in this order:

1. Read
2. Match

> Nobody misses the last evening.

| Before                  | After       |
| ----------------------- | ----------- |
| Six hours and a quarter | Ten minutes |`);
  // Only HTML has lines in a cell.
  expect(await html(copied('word'))).toContain('<td>Six hours<br>and a quarter</td>');
});

test('a list copied from Word on the web keeps its levels', async () => {
  expect(await markdown(copied('word-online'))).toBe(`## What we changed

The invoices arrive **twice**.

- Count
  - by week
- Ask`);
});

describe('text copied from Google Docs', () => {
  test('is bold only if its styles say so', async () => {
    expect(await convert(copied('google-docs'), 'markdown')).toEqual({
      isInline: false,
      lost: 1,
      source: `## What we changed

The invoices arrive **twice a day**. _Somebody_ types them into \`erp.exe\`. See the [full report](https://example.com/report).

- Count the cases
  - by week
- Ask who checks

| Before    | After       |
| --------- | ----------- |
| Six hours | Ten minutes |`,
    });
  });

  test('becomes HTML without layout elements', async () => {
    const source = await html(copied('google-docs'));
    expect(source).toContain('<p>The invoices arrive <strong>twice a day</strong>. <em>Somebody');
    expect(source).toContain('<code>erp.exe</code>');
    expect(source).not.toMatch(/<(b|span|div|br|img)\b|style=|dir=|&nbsp;|\u00a0/);
  });
});

test('text copied from Notion keeps quotes, code and permanent pictures', async () => {
  const { source, lost } = (await convert(copied('notion'), 'markdown')) ?? {};
  expect(lost).toBe(1);
  expect(source).toBe(`## What we changed

The invoices arrive **twice** & _somebody_ types them: \`erp <file>\`, ~~by hand~~. See the [full report](https://example.com/report).

- Count the cases
  - by week
- Ask who checks

3. Read
4. Match

> Nobody misses the last evening.

\`\`\`
const a = 1;

if (a < 2) go();
\`\`\`

---

![A desk](https://pictures.example/desk.png)`);
});

test('text copied from a web page is what is visible there', async () => {
  expect(await convert(copied('web-page'), 'html')).toEqual({
    isInline: false,
    lost: 2,
    source: `<h2>What we changed</h2>
<p>The invoices arrive <strong>twice</strong>.</p>
<p>Somebody types <em>each</em> of them.</p>
<p>See the <a href="https://blog.example/report">full report</a>.</p>
<h3>In short</h3>
<p>Ten minutes, 3\u00a0people.</p>
<figure>
  <img src="https://blog.example/desk.jpg" alt="A desk">
  <figcaption>One desk</figcaption>
</figure>
<p>Trap</p>`,
  });
});

describe('some words', () => {
  test('stay within their line', async () => {
    const words =
      '<meta charset="utf-8"><p>see <b>our</b> <a href="https://a.example">page</a> </p>';
    expect(await convert(words, 'markdown')).toEqual({
      ...{ isInline: true, lost: 0, source: 'see **our** [page](https://a.example)' },
    });
    expect(await html(words)).toBe('see <strong>our</strong> <a href="https://a.example">page</a>');
  });

  test.each([
    '<meta charset="utf-8"><span style="color: red; font-size: 12px">only words</span>',
    '<p class="p1"><span class="s1">only words</span></p>',
    '<google-sheets-html-origin><table><tr><td style="font-size:10pt">one cell</td></tr></table>',
    '',
  ])('without formats are left to the plain text: %s', async (source) => {
    expect(await convert(source, 'html')).toBeNull();
  });
});

test.each([
  ['an editor for programs', copied('vs-code')],
  ['a listing of a page', '<pre style="color: red"><span>const</span> a = 1;</pre>'],
])('program code from %s is pasted as plain text', async (_from, source) => {
  expect(await convert(source, 'html')).toBeNull();
});

test('a listing with an element per line keeps its lines', async () => {
  const lines = '<p>So:</p><pre><code><div class="l">if (a) {</div><div>  go();</div></code></pre>';
  expect(await html(lines)).toBe('<p>So:</p>\n<pre><code>if (a) {\n  go();</code></pre>');
});

test('a single picture is included, or counted as lost', async () => {
  const picture = (src: string) => convert(`<img src="${src}" alt="A desk">`, 'markdown');
  expect(await picture('https://a.example/desk.png')).toEqual({
    ...{ isInline: true, lost: 0, source: '![A desk](https://a.example/desk.png)' },
  });
  expect(await picture('blob:https://a.example/1')).toEqual({
    ...{ isInline: true, lost: 1, source: '' },
  });
});

/** External links get their attributes on rendering. */
const isTarget = (part: string) => part.endsWith(' with ,');

test.each(Object.entries(attackStrings))('%s: harmless in the source already', async (_, all) => {
  for (const attack of all) {
    const page = `<p>before</p><p>a ${attack} b</p><p>after</p>`;
    const parts = unsafeParts((await html(page)) ?? '').filter((part) => !isTarget(part));
    expect(parts, attack).toEqual([]);
    expect(unsafeParts(renderMarkdown((await markdown(page)) ?? '')), attack).toEqual([]);
  }
});
