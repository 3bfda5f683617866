import { isBoolean, storedAtom } from './stored-atom.ts';

/** Whether single-key shortcuts are on: speech input and tremor must be able to turn them off (WCAG 2.1.4). */
export const $singleKeys = storedAtom('adminSingleKeys', true, isBoolean);

/** Whether a key is a character, not one such as Enter, Escape or an arrow. */
export function isSingleKey(key: string): boolean {
  return [...key].length === 1;
}
