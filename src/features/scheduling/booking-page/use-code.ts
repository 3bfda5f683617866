import { useSyncExternalStore } from 'react';

/** The confirmation code from the URL's fragment, which browsers never send to a server. */
export function useCode(): string {
  return useSyncExternalStore(listen, () => location.hash.slice(1));
}

function listen(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}
