import { beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../editor/testing/memory-storage.ts';
import { rememberReturn, takeReturn } from './return-to.ts';

let stored: ReturnType<typeof memoryStorage>;
beforeEach(() => {
  stored = memoryStorage();
  vi.stubGlobal('sessionStorage', stored);
  return () => vi.unstubAllGlobals();
});

function visit(pathname: string, search = '', hash = '') {
  vi.stubGlobal('location', { pathname, search, hash });
}

test('leads back once to the page, with its query and hash', () => {
  for (const [path, search, hash] of [
    ['/admin-dashboard/blog', '?search=a', '#b'],
    ['/admin-dashboard', '?view=deleted', ''],
  ] as const) {
    visit(path, search, hash);
    rememberReturn();
    expect(takeReturn()).toBe(path + search + hash);
    expect(takeReturn()).toBe('/admin-dashboard');
  }
});

test.each(['//evil.example', 'https://evil.example', '/admin-dashboards', '/blog', '/\\evil', ''])(
  'never leads to %s',
  (path) => {
    stored.setItem('adminReturnTo', JSON.stringify(path));
    expect(takeReturn()).toBe('/admin-dashboard');
  },
);
