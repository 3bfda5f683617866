import { useEffect, useEffectEvent } from 'react';

/** Calls the handler for each key that is pressed on the page. */
export function useKeydown(handler: (event: KeyboardEvent) => void): void {
  const onKey = useEffectEvent(handler);
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
}
