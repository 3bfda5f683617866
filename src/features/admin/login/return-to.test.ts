import { beforeEach, expect, test, vi } from 'vitest';
import { isAdminPath, rememberReturn, takeReturn } from './return-to.ts';

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

function visit(pathname: string, search = '', hash = '') {
  vi.stubGlobal('location', { pathname, search, hash });
}

test('leads back once to the page, with its query and hash', () => {
  visit('/admin-dashboard/blog', '?search=a', '#b');
  rememberReturn();
  expect(takeReturn()).toBe('/admin-dashboard/blog?search=a#b');
  expect(takeReturn()).toBe('/admin-dashboard');
});

test.each(['//evil.example', 'https://evil.example', '/admin-dashboards', '/blog', '/\\evil', ''])(
  'never leads to %s',
  (path) => {
    stored.set('adminReturnTo', JSON.stringify(path));
    expect(takeReturn()).toBe('/admin-dashboard');
  },
);

test.each(['/admin-dashboard', '/admin-dashboard?view=deleted', '/admin-dashboard/post/7#edit'])(
  '%s is in the admin area',
  (path) => expect(isAdminPath(path)).toBe(true),
);

test('a browser without storage leads to the dashboard', () => {
  vi.stubGlobal('sessionStorage', undefined);
  visit('/admin-dashboard/blog');
  rememberReturn();
  expect(takeReturn()).toBe('/admin-dashboard');
});
