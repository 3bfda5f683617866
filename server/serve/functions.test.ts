import { expect, test } from 'vitest';
import { folderWith } from '#server/testing/folder.ts';
import { emptySite } from '#server/testing/local-server.ts';
import { eachRow } from '#src/lib/testing/each-row.ts';
import { CdnCache } from './cache.ts';
import { makeContext } from './context.ts';
import { matches } from './functions-cases.data.ts';
import { describeFunction, findFunctions, matchFunction } from './functions.ts';
import { handlerOf } from './route.ts';

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

test('what a function draws is kept until its tag is purged, and what others answer is not', async () => {
  const headers = {
    'Netlify-CDN-Cache-Control': 'public, max-age=100',
    'Netlify-Cache-Tag': 'blog:7',
    'Netlify-Vary': 'query=category',
  };
  let answered = 0;
  const answer = async () => new Response(String((answered += 1)), { headers });
  const functions = ['share-image', 'posts'].map((name) =>
    describeFunction(name, { default: answer, config: { path: `/${name}` } }),
  );
  const cache = new CdnCache();
  const handler = handlerOf({ site: () => ({ ...emptySite, cached: (draw) => cache.wrap(draw) }), functions });
  const get = async (path: string) => {
    const url = new URL(path, 'http://127.0.0.1');
    return (
      await handler(
        new Request(url),
        makeContext(url, '', () => undefined),
      )
    ).text();
  };
  expect([await get('/share-image'), await get('/share-image'), await get('/posts')]).toEqual(['1', '1', '2']);
  cache.purge(['blog:7']);
  expect([await get('/posts'), await get('/share-image')]).toEqual(['3', '4']);
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
