import { expect, test } from 'vitest';
import { addressOf } from './ask-for-line.tsx';
import { allShortcuts, isShortcut, type Keys, shortcutName, toolOf } from './shortcuts.ts';
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

test.each([
  ['example.com', 'https://example.com'],
  ['www.example.co.uk/a?b=c', 'https://www.example.co.uk/a?b=c'],
  ['ines@example.com', 'mailto:ines@example.com'],
  ['https://example.com', 'https://example.com'],
  ['/services', '/services'],
  ['#part', '#part'],
  ['tel:+15125550100', 'tel:+15125550100'],
  ['', ''],
])('the address typed as %j is %j', (typed, address) => {
  expect(addressOf(typed)).toBe(address);
});

const none = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, code: '' };
const ctrl = (key: string, more: Partial<Keys> = {}): Keys => ({
  ...none,
  ctrlKey: true,
  key,
  ...more,
});

test('Ctrl, or ⌘ on a Mac, with a letter selects a tool', () => {
  expect(toolOf(ctrl('b'))?.id).toBe('bold');
  expect(toolOf({ ...none, metaKey: true, key: 'k' })?.id).toBe('link');
  expect(toolOf({ ...none, key: 'b' })).toBeUndefined();
  expect(toolOf(ctrl('b', { altKey: true }))).toBeUndefined();
});

test('a digit is matched by key code, since Shift changes its character', () => {
  expect(toolOf(ctrl('*', { shiftKey: true, code: 'Digit8' }))?.id).toBe('list');
  expect(toolOf(ctrl('(', { shiftKey: true, code: 'Digit8' }))?.id).toBe('list');
});

test('Shift is part of a shortcut', () => {
  expect(isShortcut(ctrl('S', { shiftKey: true }), 'S')).toBe(false);
  expect(isShortcut(ctrl('s'), 'S')).toBe(true);
});

test("shortcuts are named as on the user's keyboard", () => {
  expect(shortcutName('Shift 8', false)).toBe('Ctrl+Shift+8');
  expect(shortcutName('Shift 8', true)).toBe('⇧⌘8');
});

test('shortcuts are unique', () => {
  const keys = allShortcuts().map((shortcut) => shortcut.keys);
  expect(new Set(keys).size).toBe(keys.length);
});
