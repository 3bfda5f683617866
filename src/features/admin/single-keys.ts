import { atom } from 'nanostores';
import { keptIn } from '#src/lib/kept.ts';

const kept = keptIn('localStorage', 'adminSingleKeys', (value) => typeof value === 'boolean');

/**
 * Whether a letter or sign alone does something. Who dictates, or whose hand slips, needs to be able to
 * turn that off (WCAG 2.1.4); this browser remembers it.
 */
export const $singleKeys = atom(kept.read() ?? true);

export function setSingleKeys(isOn: boolean): void {
  $singleKeys.set(isOn);
  kept.write(isOn);
}

/** Whether a key is a letter or sign and not one such as Enter, Escape or an arrow. */
export function isSingleKey(key: string): boolean {
  return [...key].length === 1;
}
