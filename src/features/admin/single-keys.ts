import { atom } from 'nanostores';
import { storedValue } from '#src/lib/stored-value.ts';

const stored = storedValue(
  'localStorage',
  'adminSingleKeys',
  (value) => typeof value === 'boolean',
);

/**
 * Whether single-key shortcuts are on. Users of speech input and people with tremor must be able to turn them
 * off (WCAG 2.1.4); stored in this browser.
 */
export const $singleKeys = atom(stored.read() ?? true);

export function setSingleKeys(isOn: boolean): void {
  $singleKeys.set(isOn);
  stored.write(isOn);
}

/** Whether a key is a character, not one such as Enter, Escape or an arrow. */
export function isSingleKey(key: string): boolean {
  return [...key].length === 1;
}
