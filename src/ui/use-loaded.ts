import { useEffect, useEffectEvent, useState } from 'react';

/**
 * What a part needs besides its props, such as a module or a server's answer: loaded when the part appears, and again
 * when the key changes. Until then, and after a failure, there is no value.
 *
 * @param load receives the signal that the answer is not wanted anymore
 */
export function useLoaded<Value>(load: (signal: AbortSignal) => Promise<Value>, key?: unknown) {
  const [loaded, setLoaded] = useState<{ value?: Value; error?: unknown }>({});
  const begin = useEffectEvent(load);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    begin(signal).then(
      (value) => signal.aborted || setLoaded({ value }),
      (error: unknown) => signal.aborted || setLoaded({ error }),
    );
    return () => leaving.abort();
  }, [key]);
  return loaded;
}
