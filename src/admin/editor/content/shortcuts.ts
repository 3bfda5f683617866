import { type Tool, tools } from './tools.ts';

/** The parts of a keyboard event that identify a shortcut. */
export type Keys = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Whether this is a Mac, which uses ⌘ instead of Ctrl. */
export const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Switches between the two views of the content. */
export const VIEW_KEYS = 'Shift X';

/** Opens find and replace. The browser's own search keeps its keys. */
export const FIND_KEYS = 'Shift F';

/** The toolbar tool of a key pressed in the source field. */
export function toolOf(event: Keys): Tool | undefined {
  return tools.find(({ keys }) => keys !== undefined && isShortcut(event, keys));
}

/** Whether Ctrl (⌘ on a Mac) is pressed with these keys, as in `S` or `Shift 8`. */
export function isShortcut(event: Keys, keys: string): boolean {
  const { ctrlKey, metaKey, shiftKey, altKey, key, code } = event;
  const wanted = keys.split(' ').at(-1) ?? '';
  // Digits by key code: with Shift they type different characters on different keyboards.
  const pressed = /^\d$/.test(wanted) ? code === `Digit${wanted}` : key.toUpperCase() === wanted;
  return pressed && ctrlKey !== metaKey && !altKey && shiftKey === keys.startsWith('Shift ');
}

/** 'Ctrl+Shift+8', or '⇧⌘8' on a Mac. */
export function shortcutName(keys: string, onMac = isMac): string {
  const parts = keys.split(' ');
  if (!onMac) return ['Ctrl', ...parts].join('+');
  const key = parts.at(-1) ?? '';
  return parts.length > 1 ? `⇧⌘${key}` : `⌘${key}`;
}

/** All keyboard shortcuts of an editor, for the help. */
export function allShortcuts(): { label: string; keys: string }[] {
  return [
    { label: 'Save', keys: shortcutName('S') },
    ...tools.flatMap(({ label, keys }) => (keys === undefined ? [] : [{ label, keys: shortcutName(keys) }])),
    { label: 'Switch between Write and Source', keys: shortcutName(VIEW_KEYS) },
    { label: 'Find and replace', keys: shortcutName(FIND_KEYS) },
    { label: 'Blocks, in Write', keys: '/' },
    { label: 'Move a block, in Write', keys: isMac ? '⌥⇧↑ or ↓' : 'Alt+Shift+↑ or ↓' },
    { label: 'Paste without formatting', keys: shortcutName('Shift V') },
    { label: 'Undo', keys: shortcutName('Z') },
    { label: 'Redo', keys: shortcutName(isMac ? 'Shift Z' : 'Y') },
    { label: 'Indent in the content', keys: 'Tab' },
    { label: 'Leave the content', keys: 'Esc, then Tab' },
  ];
}
