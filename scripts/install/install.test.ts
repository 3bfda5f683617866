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
  'node_modules/vitest': { version: '5.1.1', dev: true },
  'node_modules/sharp-win32-x64': { version: '24.0.0', optional: true },
};

const vitest = { 'node_modules/vitest': { version: '5.1.1' } };

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
  ['all of it', { ...astro, ...vitest }, ['site', 'all']],
  ['all of it but the tools', astro, ['site']],
  ['another version', { ...vitest, 'node_modules/astro': { version: '7.3.2' } }, []],
  ['another version of a tool', { ...astro, 'node_modules/vitest': { version: '5.0.0' } }, []],
  ['too little', vitest, []],
  ['another version of what is optional', { ...astro, 'node_modules/sharp-win32-x64': { version: '23.0.0' } }, []],
  ['nothing, or an incomplete installation', undefined, []],
])('%s is installed', async (_what, present, extents) => {
  const root = await folderWith({
    'package-lock.json': lockfile(wanted),
    ...(present && { 'node_modules/.package-lock.json': lockfile(present) }),
  });
  expect((['site', 'all'] as const).filter((extent) => isInstalled(root, extent))).toEqual(extents);
});

/** Takes some time, records that it ran, and writes the file that npm writes. */
const fakeNpm = `
  const { appendFileSync, mkdirSync, readFileSync, writeFileSync } = require('node:fs');
  setTimeout(() => {
    appendFileSync('runs', process.argv.slice(2, 4).join(' ') + ', ');
    mkdirSync('node_modules', { recursive: true });
    const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
    if (process.argv.includes('--omit=dev')) delete packages['node_modules/vitest'];
    writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages }));
  }, 200);`;

async function cloneWith(npm: string): Promise<string> {
  vi.spyOn(console, 'log').mockReturnValue();
  const root = await folderWith({ 'package-lock.json': lockfile(wanted), 'npm.cjs': npm });
  vi.stubEnv('npm_execpath', join(root, 'npm.cjs'));
  return root;
}

test('two installers at once install only once', async () => {
  const root = await cloneWith(fakeNpm);
  await Promise.all([install(root, 'site', () => undefined), install(root, 'site', () => undefined)]);
  expect(await readFile(join(root, 'runs'), 'utf8')).toBe('ci --omit=dev, ');
  expect(isInstalled(root, 'site')).toBe(true);
});

test('tools are added to what a program may be running on, and removed by nothing', async () => {
  const root = await cloneWith(fakeNpm);
  for (const extent of ['site', 'all', 'site'] as const) await install(root, extent, () => undefined);
  expect(await readFile(join(root, 'runs'), 'utf8')).toBe('ci --omit=dev, install --no-save, ');
});

test('a failure is a one-line error, and the next attempt can start', async () => {
  const root = await cloneWith('process.exit(1)');
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await expect(install(root, 'all', () => undefined)).rejects.toThrow(
      'The packages could not be installed: npm says why above.',
    );
  }
});
