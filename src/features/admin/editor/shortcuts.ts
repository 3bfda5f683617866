import { type Tool, tools } from './tools.ts';

/** What of a keyboard event tells which shortcut it is. */
export type Keys = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'
>;

/** The tool that a key of the source's field stands for. */
export function toolOf(event: Keys): Tool | undefined {
  return tools.find(({ keys }) => keys !== undefined && isShortcut(event, keys));
}

/** Whether it is Ctrl (⌘ on a Mac) with these keys, as in `S` or `Shift 8`. */
export function isShortcut(event: Keys, keys: string): boolean {
  const { ctrlKey, metaKey, shiftKey, altKey, key, code } = event;
  const wanted = keys.split(' ').at(-1) ?? '';
  // A digit by its place: with Shift it types another sign on every keyboard.
  const pressed = /^\d$/.test(wanted) ? code === `Digit${wanted}` : key.toUpperCase() === wanted;
  return pressed && ctrlKey !== metaKey && !altKey && shiftKey === keys.startsWith('Shift ');
}

/** 'Ctrl+Shift+8', or '⇧⌘8' on a Mac. */
export function shortcutName(keys: string, isMac: boolean): string {
  const parts = keys.split(' ');
  if (!isMac) return ['Ctrl', ...parts].join('+');
  const key = parts.at(-1) ?? '';
  return parts.length > 1 ? `⇧⌘${key}` : `⌘${key}`;
}

/** All that can be done by keys in an editor, for the list of them. */
export function allShortcuts(isMac: boolean): { label: string; keys: string }[] {
  return [
    { label: 'Save', keys: shortcutName('S', isMac) },
    ...tools.flatMap(({ label, keys }) =>
      keys === undefined ? [] : [{ label, keys: shortcutName(keys, isMac) }],
    ),
    { label: 'Paste without formatting', keys: shortcutName('Shift V', isMac) },
    { label: 'Undo', keys: shortcutName('Z', isMac) },
    { label: 'Redo', keys: shortcutName(isMac ? 'Shift Z' : 'Y', isMac) },
    { label: 'Indent in the content', keys: 'Tab' },
    { label: 'Leave the content', keys: 'Esc, then Tab' },
    { label: 'This list', keys: '?' },
  ];
}
