import { execFileSync } from 'node:child_process';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderWith, writeFiles } from '#server/testing/folder.ts';

/** A repository in which a site of its own has been begun, and one commit of a later engine. */
async function begunSite() {
  const folder = await folderWith();
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' });
  const write = async (files: Record<string, string>) => {
    await writeFiles(folder, files);
    git('add', '-A');
    git('commit', '-qm', 'Change');
  };
  git('init', '-q', '-b', 'engine');
  git('config', 'user.name', 'Dana');
  git('config', 'user.email', 'dana@example.com');
  await write({
    'src/content/site.ts': "export const name = 'The first agency';\n",
    'src/content/legal/terms.data.ts': 'export const terms = 1;\n',
    'scripts/new-site/content/site.ts': "export const name = '';\n",
    'src/engine.ts': 'export const version = 1;\n',
  });
  git('switch', '-qc', 'main');
  await cp(join(folder, 'src/content'), join(folder, 'tests/demo-agency'), { recursive: true });
  await write({ 'src/content/site.ts': "export const name = 'Northlight';\n" });
  git('switch', '-q', 'engine');
  await write({
    'src/content/site.ts': "export const name = 'The first agency, renamed';\n",
    'src/content/projects/one.ts': 'export const one = 1;\n',
    'src/content/questions/talk.data.ts': 'export const talk = 1;\n',
    'scripts/new-site/shared.ts': "export const shared = ['questions/talk.data.ts'];\n",
    'scripts/new-site/content/integrations.data.ts': 'export const integrations = [];\n',
    'src/engine.ts': 'export const version = 2;\n',
  });
  git('switch', '-q', 'main');
  const read = (file: string) => readFile(join(folder, file), 'utf8').catch(() => undefined);
  const upgrade = (...args: string[]) =>
    execFileSync(process.execPath, [join(import.meta.dirname, 'upgrade.ts'), ...args], {
      cwd: folder,
      encoding: 'utf8',
      stdio: 'pipe',
    });
  return { folder, git, read, upgrade };
}

test('an upgrade takes the engine and leaves the content alone, but for what is newly needed', async () => {
  const { folder, git, read, upgrade } = await begunSite();
  // Nothing is touched without such a version, or while there are changes.
  expect(() => upgrade('v9')).toThrow('git does not know v9');
  await writeFile(join(folder, 'half-done.ts'), '');
  expect(() => upgrade('engine')).toThrow('Commit or stash your changes first');
  await rm(join(folder, 'half-done.ts'));
  expect(await read('src/engine.ts')).toContain('version = 1');

  const said = upgrade('engine');
  expect(await read('src/engine.ts')).toContain('version = 2');
  expect(await read('src/content/site.ts')).toContain('Northlight');
  expect(await read('src/content/projects/one.ts')).toBeUndefined();
  expect(await read('src/content/integrations.data.ts')).toContain('integrations = []');
  expect(await read('src/content/questions/talk.data.ts')).toContain('talk = 1');
  expect(await read('tests/demo-agency/site.ts')).toContain('renamed');
  expect(said).toContain('src/content/integrations.data.ts');
  git('commit', '-qm', 'Upgrade');
  expect(git('status', '--porcelain')).toBe('');
  expect(() => upgrade('engine')).toThrow('Nothing to do');
});
