import { beforeEach, expect, test, vi } from 'vitest';
import { isAdminPath, rememberReturn, takeReturn } from './return-to.ts';

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

function visit(pathname: string, search = '', hash = '') {
  vi.stubGlobal('location', { pathname, search, hash });
}

test('leads back once to where one was, with all that the address said', () => {
  visit('/admin-dashboard/blog', '?search=a', '#b');
  rememberReturn();
  expect(takeReturn()).toBe('/admin-dashboard/blog?search=a#b');
  expect(takeReturn()).toBe('/admin-dashboard');
});

test.each(['//evil.example', 'https://evil.example', '/admin-dashboards', '/blog', '/\\evil', ''])(
  'never leads to %s',
  (path) => {
    kept.set('adminReturnTo', JSON.stringify(path));
    expect(takeReturn()).toBe('/admin-dashboard');
  },
);

test.each(['/admin-dashboard', '/admin-dashboard?view=deleted', '/admin-dashboard/post/7#edit'])(
  '%s is of the admin area',
  (path) => expect(isAdminPath(path)).toBe(true),
);

test('a browser that keeps nothing leads to the beginning', () => {
  vi.stubGlobal('sessionStorage', undefined);
  visit('/admin-dashboard/blog');
  rememberReturn();
  expect(takeReturn()).toBe('/admin-dashboard');
});
