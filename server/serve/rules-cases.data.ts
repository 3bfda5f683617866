import type { FunctionConfig } from './functions.ts';

/** Where a rule leads: its target and, where they are not 301 and false, its status and whether it is forced. */
export const redirections: [file: string, path: string, to: string | undefined, rest?: object][] = [
  ['/old /new', '/old', '/new', { status: 301, force: false }],
  ['/old /new 302', '/old', '/new', { status: 302 }],
  ['/old /new 302!', '/old', '/new', { status: 302, force: true }],
  ['/old /new', '/old/', '/new'],
  ['/old/ /new', '/old', '/new'],
  ['/old /new', '/older', undefined],
  // The rest of the path as :splat, and the query.
  ['/news/* /blog/:splat', '/news/2026/may?page=2', '/blog/2026/may?page=2'],
  ['/news/* /blog/:splat', '/news', '/blog/'],
  ['/news/* /blog/:splat', '/newspaper', undefined],
  ['/news/:year/:month /blog/:month-:year.html', '/news/2026/may', '/blog/may-2026.html'],
  ['/news/:year/:month /blog/:month-:year.html', '/news/2026', undefined],
  // Parameters in any order, and their values.
  ['/store id=:id sort=asc /shop/:id', '/store?sort=asc&id=a%2Fb', '/shop/a%2Fb'],
  ['/store id=:id sort=asc /shop/:id', '/store?id=1', undefined],
  ['/store id=:id sort=asc /shop/:id', '/store?id=1&sort=desc', undefined],
  // A port is not a placeholder.
  ['/docs/* https://docs.example:8080/:splat', '/docs/a', 'https://docs.example:8080/a'],
  ['# /old /a\n/old /b # why', '/old', '/b'],
  ['/a /first\n/a /second', '/a', '/first'],
];

const several = { path: ['/api/posts', '/api/posts/:id(\\d+)'] };
const parts = { path: ['/blog/:slug?', '/feeds{/:name}?', '/a-*'] };

/** A function's configuration, and the path params that it gets for a path; undefined where it does not answer. */
export const matches: [config: FunctionConfig, path: string, params?: object][] = [
  [{}, '/.netlify/functions/posts', {}],
  [{}, '/.netlify/functions/post'],
  [{ path: '/api/posts' }, '/api/posts', {}],
  [{ path: '/api/posts' }, '/.netlify/functions/posts'],
  [{ path: '/api/posts' }, '/api/posts/1'],
  [{ path: '/blog/:slug' }, '/blog/a/', { slug: 'a' }],
  [{ path: '/blog/:slug' }, '/blog/'],
  // Percent-encoded, as on the platform.
  [{ path: '/blog/:slug' }, '/blog/a%20b', { slug: 'a%20b' }],
  [several, '/api/posts', {}],
  [several, '/api/posts/17', { id: '17' }],
  [several, '/api/posts/seventeen'],
  [parts, '/blog', {}],
  [parts, '/blog/a', { slug: 'a' }],
  [parts, '/feeds', {}],
  [parts, '/feeds/rss', { name: 'rss' }],
  [parts, '/b'],
  [{ schedule: '@hourly' }, '/.netlify/functions/posts'],
];
