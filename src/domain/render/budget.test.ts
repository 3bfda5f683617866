import { afterEach, describe, expect, test, vi } from 'vitest';
import { renderHtml, renderMarkdown } from './render.ts';

/** A few kilobytes that would become hundreds of thousands of elements, or fill the memory. */
const bombs: [what: string, source: string, render: typeof renderHtml][] = [
  ['short rows of a wide table', table(500, 500), renderMarkdown],
  ['many wide tables', table(200, 200).repeat(200), renderMarkdown],
  ['distinct tags that are never closed', `<p>${distinct(90)}${'<p>a'.repeat(1000)}`, renderHtml],
  ['the same with long attributes', `<p>${distinct(90, 1000)}${'<p>a'.repeat(300)}`, renderHtml],
  ['distinct tags, thousands deep', `<p>${distinct(5000)}${'<p>a'.repeat(3000)}`, renderHtml],
  ['one long address for many links', linksTo('x'.repeat(100_000), 10_000), renderMarkdown],
  ['lists in lists', `${'- '.repeat(45)}a\n`.repeat(3000), renderMarkdown],
  ['a hundred thousand cells', `<table>${'<td>'.repeat(100_000)}`, renderHtml],
];

describe('a content that is more than a page can hold', () => {
  test.each(bombs)('%s', (_what, source, render) => {
    const began = process.cpuUsage();
    const before = process.memoryUsage().rss;
    expect(() => render(source)).toThrow(/^Content .* Please /);
    expect(process.cpuUsage(began).user / 1e6).toBeLessThan(3);
    expect((process.memoryUsage().rss - before) / 2 ** 20).toBeLessThan(300);
  });

  test.each(['<div>', '<b>', '<ul><li>', '<blockquote>'])('%s nested beyond all sense', (open) => {
    expect(() => renderHtml(open.repeat(20_000))).toThrow(/nested more than 100 levels deep/);
  });
});

describe('a content that takes too long to read', () => {
  afterEach(() => void vi.restoreAllMocks());

  test.each([
    ['HTML', renderHtml, '<p>a</p>'],
    ['Markdown', renderMarkdown, 'a'],
  ])('%s', (_what, render, source) => {
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 5001));
    expect(() => render(source)).toThrow(/^Content takes too long to read\. Please /);
  });
});

test('a long book and a large table are rendered, all of them', () => {
  const book = '<p>A paragraph as people write them, of <b>one</b> line.</p>\n'.repeat(16_000);
  expect(renderHtml(book)).toBe(book);
  const text = renderMarkdown(table(40, 300));
  expect(text.match(/<td>/g)).toHaveLength(12_000);
});

/** A table of empty cells but one in each row. */
function table(columns: number, rows: number): string {
  return `${'|a'.repeat(columns)}|\n${'|-'.repeat(columns)}|\n${'a\n'.repeat(rows)}\n`;
}

function distinct(count: number, length = 1): string {
  return Array.from({ length: count }, (_, i) => `<b lang="${'x'.repeat(length)}${i}">`).join('');
}

function linksTo(address: string, count: number): string {
  return `[a]: ${address}\n\n${'[a] '.repeat(count)}`;
}
