import { afterEach, expect, test, vi } from 'vitest';
import { keptIn } from './kept.ts';

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

test('a value is kept under its key until it is forgotten', () => {
  const kept = stubStorage();
  const count = keptIn('sessionStorage', 'count', isNumber);
  expect(count.read()).toBeUndefined();
  count.write(7);
  expect(kept.get('count')).toBe('7');
  expect(count.read()).toBe(7);
  count.write(undefined);
  expect(kept.size).toBe(0);
});

test.each(['"seven"', '{', ''])('what makes no sense is nothing: %s', (text) => {
  stubStorage({ count: text });
  expect(keptIn('sessionStorage', 'count', isNumber).read()).toBeUndefined();
});

test('a browser that refuses storage keeps nothing, and nothing breaks', () => {
  vi.stubGlobal('sessionStorage', undefined);
  const count = keptIn('sessionStorage', 'count', isNumber);
  count.write(7);
  expect(count.read()).toBeUndefined();
});
