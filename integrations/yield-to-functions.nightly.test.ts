import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findFunctions } from '#server/serve/functions.ts';
import { functionPaths, withExcluded } from './yield-to-functions.ts';

const folder = join(import.meta.dirname, '../functions');

test('the function that renders pages excludes every path of another function', async () => {
  const written = withExcluded("export const config = { path: '/*', }", await functionPaths(folder));
  const { config } = (await import(`data:text/javascript,${encodeURIComponent(written)}`)) as {
    config: { excludedPath: string[] };
  };
  const functions = await findFunctions(folder);
  const paths = functions.flatMap((each) => each.config.path ?? []);
  expect(paths).toContain('/api/health');
  expect(config.excludedPath.toSorted()).toEqual(paths.toSorted());
});

test('the build stops where the adapter writes an unexpected configuration', () => {
  expect(() => withExcluded('export const config = {}', [])).toThrow(/does not say/);
});
