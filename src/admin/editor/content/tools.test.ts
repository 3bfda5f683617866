import { expect, test } from 'vitest';
import { allShortcuts, type Keys, shortcutName, toolOf } from './shortcuts.ts';
import { inHtml, inMarkdown, typedAddresses } from './tools-cases.data.ts';
import { type Language, tools } from './tools.ts';
import { linkAddress } from '../write/commands.ts';

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
  expect(linkAddress(typed)).toBe(address);
});

const keys = { ctrlKey: true, metaKey: false, shiftKey: false, altKey: false, code: '', key: '' };

test.each<[string, Partial<Keys>, string | undefined]>([
  ['Ctrl+B', { key: 'b' }, 'bold'],
  ['⌘K on a Mac', { key: 'k', ctrlKey: false, metaKey: true }, 'link'],
  ['B alone', { key: 'b', ctrlKey: false }, undefined],
  ['Ctrl+Alt+B', { key: 'b', altKey: true }, undefined],
  ['Ctrl+Shift+B', { key: 'B', shiftKey: true }, undefined],
  ['a digit by its key, since Shift changes its sign', { key: '(', shiftKey: true, code: 'Digit8' }, 'list'],
])('%s: %j selects %s', (_, pressed, tool) => {
  expect(toolOf({ ...keys, ...pressed })?.id).toBe(tool);
});

test("shortcuts are named as on the user's keyboard", () => {
  expect(shortcutName('Shift 8', false)).toBe('Ctrl+Shift+8');
  expect(shortcutName('Shift 8', true)).toBe('⇧⌘8');
});

test('shortcuts are unique', () => {
  const keys = allShortcuts().map((shortcut) => shortcut.keys);
  expect(new Set(keys).size).toBe(keys.length);
});
