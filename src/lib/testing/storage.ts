import { vi } from 'vitest';

/** A browser's storage in memory. */
function memoryStorage(stored = new Map<string, string>()) {
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
    key: (index: number) => [...stored.keys()][index] ?? null,
    get length() {
      return stored.size;
    },
  };
}

/** Gives such a storage to the code under test, with these texts in it. @returns what it holds, by key */
export function stubStorage(
  where: 'localStorage' | 'sessionStorage',
  texts: Record<string, string> = {},
): Map<string, string> {
  const stored = new Map(Object.entries(texts));
  vi.stubGlobal(where, memoryStorage(stored));
  return stored;
}
