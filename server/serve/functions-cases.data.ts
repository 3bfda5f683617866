import type { FunctionConfig } from './functions.ts';

const several = { path: ['/api/posts', '/api/posts/:id(\\d+)'] };
const parts = { path: ['/blog/:slug?', '/feeds{/:name}?', '/a-*'] };

/** A configuration, a path, and the params that the function gets; undefined where it does not answer. */
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
