import { expect, test } from 'vitest';
import { folderWith } from '#server/testing/folder.ts';
import { eachRow } from '#src/lib/testing/each-row.ts';
import { matches } from './functions-cases.data.ts';
import { describeFunction, findFunctions, matchFunction } from './functions.ts';

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
