import type { DraftStorage } from '../versions/drafts.ts';

/** In-memory Web Storage, for tests. */
export function memoryStorage(): DraftStorage {
  const stored = new Map<string, string>();
  return {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
    key: (index) => [...stored.keys()][index] ?? null,
    get length() {
      return stored.size;
    },
  };
}
