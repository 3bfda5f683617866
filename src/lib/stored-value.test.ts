import { afterEach, expect, test, vi } from 'vitest';
import { storedValue } from './stored-value.ts';

const isNumber = (value: unknown) => typeof value === 'number';

function stubStorage(texts: Record<string, string> = {}) {
  const kept = new Map(Object.entries(texts));
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
  return kept;
}

afterEach(() => vi.unstubAllGlobals());

test('a value is stored under its key until it is removed', () => {
  const kept = stubStorage();
  const count = storedValue('sessionStorage', 'count', isNumber);
  expect(count.read()).toBeUndefined();
  count.write(7);
  expect(kept.get('count')).toBe('7');
  expect(count.read()).toBe(7);
  count.write(undefined);
  expect(kept.size).toBe(0);
});

test.each(['"seven"', '{', ''])('an invalid value reads as undefined: %s', (text) => {
  stubStorage({ count: text });
  expect(storedValue('sessionStorage', 'count', isNumber).read()).toBeUndefined();
});

test('without storage nothing is stored, and nothing breaks', () => {
  vi.stubGlobal('sessionStorage', undefined);
  const count = storedValue('sessionStorage', 'count', isNumber);
  count.write(7);
  expect(count.read()).toBeUndefined();
});
