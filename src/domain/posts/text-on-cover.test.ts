import { expect, test } from 'vitest';
import { coverText } from './text-on-cover.ts';

const table = (...rows: string[][]) =>
  `<table><thead>${rows.map((row) => `<tr>${row.map((cell) => `<td align="right">${cell}</td>`).join('')}</tr>`).join('')}</thead></table>`;

test('the first table of a post is shown before a quotation, by four rows of two columns', () => {
  const html = `<blockquote>Ask.</blockquote>${table(['Field', 'Ask for', 'Don’t'], ['Name', '<b>any</b> character'], ['A&amp;B', '1'], ['C', '2'], ['D', '3'])}`;
  expect(coverText(html)).toEqual({ kind: 'table', text: 'Field\tAsk for\nName\tany character\nA&B\t1\nC\t2' });
});

test('long cells are cut at a word, wide letters sooner', () => {
  const short = ['A', '1'];
  const shown = coverText(table(['The same job posted twice', 'It'], ['WWW WMW MWMW MMM', 'one'], short));
  expect(shown?.text).toBe('The same job posted…\tIt\nWWW WMW MWMW…\tone\nA\t1');
  expect(coverText(table(short, ['B', 'Ask for the person who opens it']))?.text).toBe('A\t1\nB\tAsk for the…');
});

test.each([
  ['a table of one column', table(['One'], ['Two'])],
  ['a table of one row', table(['One', 'Two'])],
  ['a table of long cells', table(['One', 'Two'], ['The customer pressed the button', 'they press it again'])],
  ['no table', '<p>At first, <em>nothing</em>.</p>'],
  ['a quotation without words', '<blockquote><p> </p></blockquote>'],
])('%s is not shown', (_, html) => {
  expect(coverText(html)).toBeNull();
});

test('a quotation is shown without tags, its first words where it is long', () => {
  expect(coverText('<p>Before</p><blockquote><p>PRESS TWICE.<br>NOT ONCE.</p></blockquote><p>After</p>')).toEqual({
    kind: 'quote',
    text: 'PRESS TWICE. NOT ONCE.',
  });
  const long = coverText(`<blockquote><p>${'word '.repeat(40)}</p></blockquote>`)?.text ?? '';
  expect(long.length).toBeLessThan(90);
  expect(long).toMatch(/word…$/);
});

test('of a piece of a post, what its end cuts off is left out', () => {
  expect(coverText('<table><tbody><tr><td>A</td><td>1</td></tr><tr><td>B</td><td>2</td></tr><tr><td>C</t')?.text).toBe(
    'A\t1\nB\t2',
  );
  expect(coverText('<blockquote><p>Half a <stro')?.text).toBe('Half a');
});

test('what stands far down a long post is not looked for', () => {
  expect(coverText(`${'<p>x</p>'.repeat(4000)}<blockquote>Late</blockquote>`)).toBeNull();
});
