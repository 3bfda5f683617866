import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';

/** Calls the handler for each key that is pressed on the page. */
export function useKeydown(handler: (event: KeyboardEvent) => void): void {
  const onKey = useEffectEvent(handler);
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
}

const NARROW = '(width < 48rem)';

/** Whether the window is as narrow as a phone. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(
    onNarrow,
    () => matchMedia(NARROW).matches,
    () => false,
  );
}

function onNarrow(changed: () => void): () => void {
  const query = matchMedia(NARROW);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

const SECOND = 1000;

/**
 * The present time in milliseconds, as of the end of its second, so that what has just happened is never in the future.
 * The part is drawn again every ten seconds.
 */
export function useNow(): number {
  return useSyncExternalStore(everyTenSeconds, endOfSecond, endOfSecond);
}

function everyTenSeconds(changed: () => void): () => void {
  const timer = setInterval(changed, 10 * SECOND);
  return () => clearInterval(timer);
}

function endOfSecond(): number {
  return Math.ceil(Date.now() / SECOND) * SECOND;
}

/** Runs one action at a time; another one meanwhile is ignored. @returns also whether one runs */
export function useBusy() {
  const [busy, setBusy] = useState(false);
  async function run<Result>(work: () => Result | Promise<Result>): Promise<Result | undefined> {
    if (busy) return undefined;
    setBusy(true);
    try {
      return await work();
    } finally {
      setBusy(false);
    }
  }
  return [busy, run] as const;
}
