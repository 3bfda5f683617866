import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { renderMarkdown } from '#src/domain/render/render.ts';
import { unsafeParts } from '#src/domain/render/testing/unsafe-parts.ts';
import { attackStrings } from '../../../../tests/attack-strings/attack-strings.ts';
import { convert } from './convert.ts';

const read = (name: string) => readFileSync(new URL(`testing/${name}`, import.meta.url), 'utf8');
/** The clipboard HTML of various programs for a small article. */
const copied = (name: string) => read(`${name}.html`);

const html = async (source: string) => (await convert(source, 'html'))?.source;
const markdown = async (source: string) => (await convert(source, 'markdown'))?.source;

test.each([
  // A picture on its author's machine is lost.
  ['word', 1],
  ['word-online', 0],
  ['google-docs', 1],
  ['notion', 1],
])('an article copied from %s becomes Markdown', async (name, lost) => {
  expect(await convert(copied(name), 'markdown')).toEqual({
    pictures: expect.any(Array),
    isInline: false,
    lost,
    source: read(`${name}.md`).trimEnd(),
  });
});

const foreign = (file: string) =>
  readFileSync(new URL(`../../../../tests/foreign/clipboard/${file}`, import.meta.url), 'utf8');

test.each(['word-comments', 'excel', 'google-sheets', 'libreoffice-calc', 'apple-notes'])(
  '%s: what is text stays with its marks, and nothing else',
  async (name) => {
    expect(await markdown(foreign(`${name}.html`))).toBe(foreign(`${name}.md`).trimEnd());
  },
);

test('a copied part that ends within the code of a field keeps its words', async () => {
  const begin = '<span style="mso-element:field-begin"></span>';
  expect(await html(`<p>One</p><p>two ${begin} three</p>`)).toBe('<p>One</p>\n<p>two three</p>');
});

test('only HTML has lines in a cell', async () => {
  expect(await html(copied('word'))).toContain('<td>Six hours<br>and a quarter</td>');
});

test('text copied from Google Docs becomes HTML without layout elements', async () => {
  const source = await html(copied('google-docs'));
  expect(source).toContain('<p>The invoices arrive <strong>twice a day</strong>. <em>Somebody');
  expect(source).toContain('<code>erp.exe</code>');
  expect(source).not.toMatch(/<(b|span|div|br|img)\b|style=|dir=|&nbsp;|\u00a0/);
});

test('text copied from a web page is what is visible there', async () => {
  expect(await convert(copied('web-page'), 'html')).toEqual({
    isInline: false,
    lost: 2,
    pictures: expect.any(Array),
    source: read('web-page.visible.html').trimEnd(),
  });
});

describe('some words', () => {
  test('stay within their line', async () => {
    const words = '<meta charset="utf-8"><p>see <b>our</b> <a href="https://a.example">page</a> </p>';
    expect(await convert(words, 'markdown')).toEqual({
      isInline: true,
      lost: 0,
      pictures: [],
      source: 'see **our** [page](https://a.example)',
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

test('a listing with an element per line keeps its lines', async () => {
  const lines = '<p>So:</p><pre><code><div class="l">if (a) {</div><div>  go();</div></code></pre>';
  expect(await html(lines)).toBe('<p>So:</p>\n<pre><code>if (a) {\n  go();</code></pre>');
});

test('a single picture is included, or counted as lost', async () => {
  const picture = (src: string) => convert(`<img src="${src}" alt="A desk">`, 'markdown');
  expect(await picture('https://a.example/desk.png')).toEqual({
    isInline: true,
    lost: 0,
    pictures: ['https://a.example/desk.png'],
    source: '![A desk](https://a.example/desk.png)',
  });
  for (const gone of ['blob:https://a.example/1', 'data:image/png;base64,iVBORw0KGgo=']) {
    expect(await picture(gone)).toEqual({ isInline: true, lost: 1, pictures: [], source: '' });
  }
});

/** External links get their attributes on rendering. */
const isTarget = (part: string) => part.endsWith(' with ,');

/** By day they become HTML and Markdown in turn; both by night. */
const isTurn = (number: number, turn: number) => process.env.NIGHTLY || number % 2 === turn;

test.each(Object.entries(attackStrings))('%s: harmless in the source already', async (_, all) => {
  for (const [number, attack] of all.entries()) {
    const page = `<p>before</p><p>a ${attack} b</p><p>after</p>`;
    const source = (isTurn(number, 0) && (await html(page))) || '';
    expect(
      unsafeParts(source).filter((part) => !isTarget(part)),
      attack,
    ).toEqual([]);
    const typed = (isTurn(number, 1) && (await markdown(page))) || '';
    expect(unsafeParts(renderMarkdown(typed)), attack).toEqual([]);
  }
});
