import { describe, expect, test } from 'vitest';
import { findRedirect, redirectsFromConfig, redirectsFromFile } from './redirects.ts';

function follow(file: string, path: string) {
  const { redirects } = redirectsFromFile(file);
  return findRedirect(redirects, new URL(path, 'http://localhost'));
}

describe('a line of _redirects', () => {
  test('is permanent by default', () => {
    expect(follow('/old /new', '/old')).toEqual({ to: '/new', status: 301, force: false });
    expect(follow('/old /new 302', '/old')).toMatchObject({ status: 302 });
    expect(follow('/old /new 302!', '/old')).toMatchObject({ status: 302, force: true });
  });

  test('treats /old and /old/ the same', () => {
    expect(follow('/old /new', '/old/')).toMatchObject({ to: '/new' });
    expect(follow('/old/ /new', '/old')).toMatchObject({ to: '/new' });
    expect(follow('/old /new', '/older')).toBeUndefined();
  });

  test('keeps the rest of the path as :splat, and the query', () => {
    expect(follow('/news/* /blog/:splat', '/news/2026/may?page=2')).toMatchObject({
      to: '/blog/2026/may?page=2',
    });
    expect(follow('/news/* /blog/:splat', '/news')).toMatchObject({ to: '/blog/' });
    expect(follow('/news/* /blog/:splat', '/newspaper')).toBeUndefined();
  });

  test('fills in placeholders', () => {
    const rule = '/news/:year/:month /blog/:month-:year.html 200';
    expect(follow(rule, '/news/2026/may')).toMatchObject({ to: '/blog/may-2026.html' });
    expect(follow(rule, '/news/2026')).toBeUndefined();
  });

  test('matches parameters in any order and uses their values', () => {
    const rule = '/store id=:id sort=asc /shop/:id';
    expect(follow(rule, '/store?sort=asc&id=a%2Fb')).toMatchObject({ to: '/shop/a%2Fb' });
    expect(follow(rule, '/store?id=1')).toBeUndefined();
    expect(follow(rule, '/store?id=1&sort=desc')).toBeUndefined();
  });

  test('may redirect to another site, whose port is not a placeholder', () => {
    expect(follow('/docs/* https://docs.example:8080/:splat', '/docs/a')).toMatchObject({
      to: 'https://docs.example:8080/a',
    });
  });

  test('is a comment after #', () => {
    expect(follow('# /old /a\n/old /b # why', '/old')).toMatchObject({ to: '/b', status: 301 });
  });

  test('the first match wins', () => {
    expect(follow('/a /first\n/a /second', '/a')).toMatchObject({ to: '/first' });
  });

  test.each([
    ['/a /b 301 Country=at', 'the platform alone'],
    ['/a https://other.example/ 200', 'other sites'],
    ['/a /b 418', 'status 418'],
    ['/a', 'no target'],
    ['http://other.example/a /b', 'begin with a slash'],
  ])('%s is skipped with a warning', (line, why) => {
    const { redirects, warnings } = redirectsFromFile(line);
    expect(redirects).toEqual([]);
    expect(warnings).toEqual([expect.stringContaining(why)]);
  });
});

test('a table of netlify.toml means the same', () => {
  const { redirects } = redirectsFromConfig([
    { from: '/api/*', to: '/.netlify/functions/not-found', status: 200, force: true },
    { from: '/store', to: '/shop/:id', query: { id: ':id' } },
  ]);
  expect(findRedirect(redirects, new URL('http://localhost/api/a/b?c=1'))).toEqual({
    to: '/.netlify/functions/not-found?c=1',
    status: 200,
    force: true,
  });
  expect(findRedirect(redirects, new URL('http://localhost/store?id=7'))).toMatchObject({
    to: '/shop/7',
  });
});
