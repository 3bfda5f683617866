import { expect, test } from 'vitest';
import { allShortcuts, isShortcut, type Keys, shortcutName, toolOf } from './shortcuts.ts';

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
