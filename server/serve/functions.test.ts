import { describe, expect, test } from 'vitest';
import { folderWith } from '#server/testing/folder.ts';
import {
  describeFunction,
  findFunctions,
  matchFunction,
  type FunctionConfig,
} from './functions.ts';

const load = () => Promise.reject(new Error('not called here'));

function match(config: FunctionConfig, path: string, method = 'GET') {
  return matchFunction([describeFunction('posts', config, load)], method, path);
}

describe('a function', () => {
  test('without a path answers under its name', () => {
    expect(match({}, '/.netlify/functions/posts')).toBeDefined();
    expect(match({}, '/.netlify/functions/post')).toBeUndefined();
  });

  test('with a path answers only there', () => {
    expect(match({ path: '/api/posts' }, '/api/posts')).toBeDefined();
    expect(match({ path: '/api/posts' }, '/.netlify/functions/posts')).toBeUndefined();
    expect(match({ path: '/api/posts' }, '/api/posts/1')).toBeUndefined();
  });

  test('ignores a trailing slash', () => {
    expect(match({ path: '/blog/:slug' }, '/blog/a/')?.params).toEqual({ slug: 'a' });
    expect(match({ path: '/blog/:slug' }, '/blog/')).toBeUndefined();
  });

  test('may have several paths, with placeholders and expressions', () => {
    const config = { path: ['/api/posts', '/api/posts/:id(\\d+)'] };
    expect(match(config, '/api/posts')?.params).toEqual({});
    expect(match(config, '/api/posts/17')?.params).toEqual({ id: '17' });
    expect(match(config, '/api/posts/seventeen')).toBeUndefined();
  });

  test('may have optional parts', () => {
    const config = { path: ['/blog/:slug?', '/feeds{/:name}?', '/a-*'] };
    expect(match(config, '/blog')).toBeDefined();
    expect(match(config, '/blog/a')?.params).toEqual({ slug: 'a' });
    expect(match(config, '/feeds')).toBeDefined();
    expect(match(config, '/feeds/rss')?.params).toEqual({ name: 'rss' });
    expect(match(config, '/a-b')).toBeDefined();
    expect(match(config, '/b')).toBeUndefined();
  });

  test('gets path params percent-encoded, as on the platform', () => {
    expect(match({ path: '/blog/:slug' }, '/blog/a%20b')?.params).toEqual({ slug: 'a%20b' });
  });

  test('does not answer an excluded path or a method that it does not list', () => {
    const config = { path: '/api/*', excludedPath: '/api/health', method: ['GET'] };
    expect(match(config, '/api/posts')).toBeDefined();
    expect(match(config, '/api/health')).toBeUndefined();
    expect(match(config, '/api/posts', 'POST')).toBeUndefined();
  });

  test('with a schedule cannot be requested', () => {
    expect(match({ schedule: '@hourly' }, '/.netlify/functions/posts')).toBeUndefined();
  });
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
