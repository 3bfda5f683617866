/** Keyboard shortcuts. */
import { useEffect, useEffectEvent } from 'react';
import { isBoolean, storedAtom } from './stored-atom.ts';

/** Whether single-key shortcuts are on: speech input and tremor must be able to turn them off (WCAG 2.1.4). */
export const $singleKeys = storedAtom('adminSingleKeys', true, isBoolean);

/** Calls the handler for each key that is pressed on the page. */
export function useKeydown(handler: (event: KeyboardEvent) => void): void {
  const onKey = useEffectEvent(handler);
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
}
