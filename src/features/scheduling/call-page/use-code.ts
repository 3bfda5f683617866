import { useSyncExternalStore } from 'react';

/** The confirmation code: it stands in the address's fragment, which stays in the browser. */
export function useCode(): string {
  return useSyncExternalStore(listen, () => location.hash.slice(1));
}

function listen(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}
