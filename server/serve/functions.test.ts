import { expect, test } from 'vitest';
import { folderWith } from '#server/testing/folder.ts';
import { eachRow } from '#src/lib/testing/each-row.ts';
import {
  describeFunction,
  findFunctions,
  type FunctionConfig,
  matchFunction,
} from './functions.ts';

const several = { path: ['/api/posts', '/api/posts/:id(\\d+)'] };
const parts = { path: ['/blog/:slug?', '/feeds{/:name}?', '/a-*'] };

/** A configuration, a path, and the params that the function gets; undefined where it does not answer. */
const matches: [config: FunctionConfig, path: string, params?: object][] = [
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

test('a function answers its own paths alone', () => {
  const answer = () => Promise.reject(new Error('not called here'));
  return eachRow(
    matches,
    (row) => JSON.stringify(row),
    ([config, path, params]) => {
      const match = matchFunction([describeFunction('posts', { default: answer, config })], path);
      expect(match?.params).toEqual(params);
    },
  );
});

test('the functions of a folder are the files directly in it', async () => {
  const names = ['b.ts', 'a.ts', 'a.test.ts', 'notes.md', 'shared/c.ts'];
  const folder = await folderWith(Object.fromEntries(names.map((name) => [name, ''])));
  const found = await findFunctions(folder, () =>
    Promise.resolve({ default: async () => new Response(), config: { path: '/here' } }),
  );
  expect(found.map(({ name, config }) => [name, config.path])).toEqual([
    ['a', '/here'],
    ['b', '/here'],
  ]);
});
