import { expect, test } from 'vitest';
import { type Language, tools } from './tools.ts';

/** Applies a tool to a text with the selection between `[` and `]`; the result has the same notation. */
function use(id: string, language: Language, marked: string): string {
  const from = marked.indexOf('⟦');
  const to = marked.indexOf('⟧') - 1;
  const text = marked.replace(/[⟦⟧]/g, '');
  const edit = tools.find((tool) => tool.id === id)?.apply[language]({ text, from, to });
  if (!edit) throw new Error(`There is no tool ${id}.`);
  const after = text.slice(0, edit.from) + edit.insert + text.slice(edit.to);
  const [start, end] = edit.select;
  return `${after.slice(0, start)}⟦${after.slice(start, end)}⟧${after.slice(end)}`;
}

test.each([
  ['bold', 'a ⟦word⟧ here', 'a **⟦word⟧** here'],
  ['bold', 'a **⟦word⟧** here', 'a ⟦word⟧ here'],
  ['bold', 'a ⟦⟧', 'a **⟦bold text⟧**'],
  ['italic', '**⟦word⟧**', '**_⟦word⟧_**'],
  ['heading', 'one\ntw⟦⟧o\nthree', 'one\n## tw⟦⟧o\nthree'],
  ['heading', '## tw⟦⟧o', 'tw⟦⟧o'],
  ['list', '⟦one\ntwo⟧\nthree', '⟦- one\n- two⟧\nthree'],
  ['list', '⟦- one\n- two⟧', '⟦one\ntwo⟧'],
  ['quote', 'wo⟦⟧rds', '> wo⟦⟧rds'],
  ['code', 'a ⟦word⟧', 'a `⟦word⟧`'],
  ['code', '⟦one\ntwo⟧', '```\n⟦one\ntwo⟧\n```'],
  ['link', 'see ⟦this⟧.', 'see [this](⟦https://⟧).'],
  ['image', '⟦⟧', '![what the picture shows](⟦https://⟧)'],
  ['table', 'text⟦⟧', 'text\n\n| Before | After |\n| --- | --- |\n| ⟦Six hours⟧ | Ten minutes |\n'],
])('%s in Markdown: %j becomes %j', (id, before, after) => {
  expect(use(id, 'markdown', before)).toBe(after);
});

test.each([
  ['bold', '⟦word⟧', '<strong>⟦word⟧</strong>'],
  ['bold', '<strong>⟦word⟧</strong>', '⟦word⟧'],
  ['heading', '⟦Title⟧', '<h2>⟦Title⟧</h2>'],
  ['link', '⟦this⟧', '<a href="⟦https://⟧">this</a>'],
  ['list', '⟦one\ntwo⟧', '<ul>\n  <li>⟦one</li>\n  <li>two⟧</li>\n</ul>'],
  ['list', '⟦⟧', '<ul>\n  <li>⟦First point⟧</li>\n</ul>'],
  ['code', '⟦one\ntwo⟧', '<pre><code>⟦one\ntwo⟧</code></pre>'],
  ['image', '⟦a desk⟧', '<img src="⟦https://⟧" alt="a desk">'],
])('%s in HTML: %j becomes %j', (id, before, after) => {
  expect(use(id, 'html', before)).toBe(after);
});
