import { expect, test } from 'vitest';
import { addressOf } from './ask-for-line.tsx';
import { allShortcuts, isShortcut, type Keys, shortcutName, toolOf } from './shortcuts.ts';
import { inHtml, inMarkdown, typedAddresses } from './tools-cases.data.ts';
import { type Language, tools } from './tools.ts';

/** Applies a tool to a text in the notation of the cases. */
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

test.each(inMarkdown)('%s in Markdown: %j becomes %j', (id, before, after) => {
  expect(use(id, 'markdown', before)).toBe(after);
});

test.each(inHtml)('%s in HTML: %j becomes %j', (id, before, after) => {
  expect(use(id, 'html', before)).toBe(after);
});

test.each(typedAddresses)('the address typed as %j is %j', (typed, address) => {
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
