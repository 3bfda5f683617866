import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderWith } from '#server/testing/folder.ts';
import { loadSite } from './load.ts';

test('the code of all pages is loaded with a site, not while their first visitors wait', async () => {
  const loaded: string[] = [];
  Object.assign(globalThis, { loaded });
  const chunk = (name: string) => ({
    [`.platform/functions/ssr/chunks/${name}.mjs`]: `globalThis.loaded.push('${name}');`,
  });
  const built = await folderWith({
    '.platform/functions/ssr/ssr.mjs': "export default () => import('./chunks/blog.mjs');",
    ...chunk('blog'),
    ...chunk('post'),
  });
  const root = await folderWith({ 'netlify.toml': '' });
  const site = await loadSite([built], join(root, 'compressed'), root);
  expect(site.pages).toBeDefined();
  expect(loaded.sort()).toEqual(['blog', 'post']);
});
