import { vi } from 'vitest';

/** Gives a browser's storage to the code under test, with these texts in it. @returns what it holds, by key */
export function stubStorage(
  where: 'localStorage' | 'sessionStorage',
  texts: Record<string, string> = {},
): Map<string, string> {
  const stored = new Map(Object.entries(texts));
  vi.stubGlobal(where, {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
  return stored;
}
