import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentFolder } from '#server/content-folder.ts';
import { found, identityOf } from './identity/identity.ts';

const root = join(import.meta.dirname, '..');
const first = contentFolder(root);
let folder: string;
beforeAll(async () => {
  // Inside the project, so that its imports by # are those of package.json.
  folder = await mkdtemp(join(root, 'node_modules/.cache/new-site-'));
  await cp(first, join(folder, 'src/content'), { recursive: true });
  await mkdir(join(folder, 'tests'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function begin(...flags: string[]) {
  const command = [...process.execArgv, join(root, 'scripts/new-site.ts'), ...flags];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: folder,
    input: '',
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}

test('an answer that cannot be used is refused before anything is moved', () => {
  expect(begin('--zone', 'Mars/Base')).toMatchObject({
    status: 1,
    said: expect.stringContaining('--zone Mars/Base: Invalid time zone'),
  });
});

test('a new site starts with the answers, and with nothing of the first agency', async () => {
  const flags = ['--name', 'Atelier Nord', '--city', 'Stockholm', '--country', 'SE'];
  const settings = ['--currency', 'SEK', '--zone', 'Europe/Stockholm', '--opens', '08:00'];
  expect(begin(...flags, ...settings)).toMatchObject({ status: 0 });
  const begun = join(folder, 'src/content');
  const text = await readFile(join(begun, 'site.ts'), 'utf8');
  for (const said of ["'Atelier Nord'", "'en-SE'", "'SEK'", "'Europe/Stockholm'", "'08:00'"]) {
    expect(text).toContain(said);
  }
  expect(await brokenImports(begun)).toEqual([]);
  const names = (await identityOf(first)).names;
  const home = await readFile(join(begun, 'home.data.ts'), 'utf8');
  expect(found({ names, sentences: [] }, text + home)).toEqual([]);
  expect(begin()).toMatchObject({
    status: 1,
    said: expect.stringContaining('has already been started'),
  });
});

/** The imports of one file of a content by another that lead nowhere. */
async function brokenImports(content: string): Promise<string[]> {
  const files = (await readdir(content, { recursive: true })).filter((file) =>
    file.endsWith('.ts'),
  );
  const broken: string[] = [];
  for (const file of files) {
    const code = await readFile(join(content, file), 'utf8');
    for (const [, path = ''] of code.matchAll(/from '(\.[^']+)'/g)) {
      if (!files.includes(join(dirname(file), path))) broken.push(`${file}: ${path}`);
    }
  }
  return broken;
}
