import { execFileSync, spawnSync } from 'node:child_process';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderWith, writeFiles } from '#server/testing/folder.ts';

const ENGINE = 'export const name = "engine";\n\n// A line in between.\n\nexport const version = 1;\n';

const first = {
  '.gitignore': '.upgrade/\n',
  'src/content/site.ts': "export const name = 'The first agency';\n",
  'src/content/legal/terms.data.ts': 'export const terms = 1;\n',
  'src/content/public/icon.svg': '<svg/>\n',
  'scripts/new-site/shared.ts': "export const shared = ['public/icon.svg'];\n",
  'scripts/new-site/content/site.ts': "export const name = '';\n",
  'scripts/new-site/content/team.data.ts': 'export const team = [];\n',
  'src/engine.ts': ENGINE,
};

/** Of a later engine; undefined deletes a file. */
type Changes = Record<string, string | undefined>;

const later: Changes = {
  'src/content/site.ts': "export const name = 'The first agency, renamed';\n",
  'src/content/projects/one.ts': 'export const one = 1;\n',
  'src/content/questions/talk.data.ts': 'export const talk = 1;\n',
  'scripts/new-site/shared.ts': "export const shared = ['public/icon.svg', 'questions/talk.data.ts'];\n",
  'scripts/new-site/content/integrations.data.ts': 'export const integrations = [];\n',
  'src/engine.ts': ENGINE.replace('version = 1', 'version = 2'),
};

function repositoryIn(folder: string) {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
  const write = async (changes: Changes) => {
    for (const [file, text] of Object.entries(changes)) {
      if (text === undefined) await rm(join(folder, file), { recursive: true });
      else await writeFiles(folder, { [file]: text });
    }
    git('add', '-A');
    git('commit', '-qm', 'Change');
  };
  /** All files but git's, with their texts. */
  const files = async () => {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const own = entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .filter((file) => !/\/\.(?:git|upgrade)\//.test(file));
    return Object.fromEntries(await Promise.all(own.sort().map(async (file) => [file, await readFile(file, 'utf8')])));
  };
  const read = (file: string) => readFile(join(folder, file), 'utf8').catch(() => undefined);
  /** Runs the command; it has to succeed, or to fail. @returns what it said */
  const run = (isRight: boolean, ...args: string[]) => {
    const program = [join(import.meta.dirname, 'upgrade.ts'), ...args];
    const { status, stdout, stderr } = spawnSync(process.execPath, program, { cwd: folder, encoding: 'utf8' });
    expect(status === 0, stdout + stderr).toBe(isRight);
    return stdout + stderr;
  };
  const begin = () => {
    git('init', '-q', '-b', 'main');
    git('config', 'user.name', 'Dana');
    git('config', 'user.email', 'dana@example.com');
  };
  return {
    folder,
    git,
    write,
    files,
    read,
    begin,
    upgrade: (...args: string[]) => run(true, ...args),
    failing: (...args: string[]) => run(false, ...args),
  };
}

test('the new version’s own command does the upgrade', async () => {
  const said = "console.log(`by the new one: ${process.argv.slice(2).join(' ')}`);\nprocess.exit(3);\n";
  const site = await begunSite({ engine: { 'scripts/upgrade.ts': said } });
  expect(site.failing('engine')).toBe('by the new one: engine\n');
  expect(site.git('status', '--porcelain')).toBe('');
});

/** Puts a site of its own into a repository, as `npm run new-site` does. */
async function beginSite({ folder, write }: ReturnType<typeof repositoryIn>, own: Changes = {}) {
  const content = join(folder, 'src/content');
  await cp(content, join(folder, 'tests/demo-agency'), { recursive: true });
  await cp(join(folder, 'scripts/new-site/content'), content, { recursive: true });
  await write({
    'src/content/site.ts': "export const name = 'Northlight';\n",
    'src/content/posts/mine.data.ts': 'export const mine = 1;\n',
    ...own,
  });
}

/** A site that was begun in the engine's own repository, and one commit of a later engine. */
async function begunSite({ own = {}, engine = {} }: { own?: Changes; engine?: Changes } = {}) {
  const repository = repositoryIn(await folderWith());
  const { git, write } = repository;
  repository.begin();
  await write(first);
  git('branch', 'engine');
  await beginSite(repository, own);
  git('switch', '-q', 'engine');
  await write({ ...later, ...engine });
  git('switch', '-q', 'main');
  return repository;
}

test('an upgrade takes the engine and leaves the content alone, but for what is newly needed', async () => {
  const { folder, git, files, read, upgrade, failing } = await begunSite();
  // Nothing is touched without such a version, or while there are changes.
  expect(failing('v9')).toContain('git does not know v9');
  await writeFile(join(folder, 'half-done.ts'), '');
  expect(failing('engine')).toContain('Commit or stash your changes first');
  await rm(join(folder, 'half-done.ts'));
  // What the guide has an owner make first.
  await writeFile(join(folder, 'before.backup'), '');
  const before = await files();

  const said = upgrade('engine');
  expect(await read('src/engine.ts')).toContain('version = 2');
  expect(await read('src/content/site.ts')).toContain('Northlight');
  expect(await read('src/content/projects/one.ts')).toBeUndefined();
  expect(await read('src/content/integrations.data.ts')).toContain('integrations = []');
  expect(await read('src/content/questions/talk.data.ts')).toContain('talk = 1');
  expect(await read('tests/demo-agency/site.ts')).toContain('renamed');
  expect(said).toContain('src/content/integrations.data.ts');
  expect(git('status', '--porcelain')).toBe('?? before.backup');
  expect(git('worktree', 'list').split('\n')).toHaveLength(1);
  expect(failing('engine')).toContain('Nothing to do');

  const [, back = ''] = /The way back: (.*), then/.exec(said) ?? [];
  expect(back).toBe('git reset --hard before-engine');
  git(...back.split(' ').slice(1));
  expect(await files()).toEqual(before);
  upgrade('engine');
  expect(await read('src/engine.ts')).toContain('version = 2');
});

test('content that is as the engine began it follows the engine, and what the owner wrote stays', async () => {
  const [plain, mixed, other] = ['plain.data.ts', 'mixed.data.ts', 'other.data.ts'];
  const starting = (file: string) => `scripts/new-site/content/${file}`;
  const text = (type: string, words: string) => `import type { ${type} } from 'x';\n\n// In between.\n\n${words}\n`;
  const repository = repositoryIn(await folderWith());
  const { git, write, read, upgrade } = repository;
  repository.begin();
  const began = Object.fromEntries([plain, mixed, other].map((file) => [starting(file), text('Span', 'Write.')]));
  await write({ ...first, ...began, [starting('gone.data.ts')]: 'export const gone = 1;\n' });
  git('branch', 'engine');
  const own = { mixed: text('Span', 'Mine.'), other: text('MySpan', 'Mine.') };
  await beginSite(repository, { [`src/content/${mixed}`]: own.mixed, [`src/content/${other}`]: own.other });
  git('switch', '-q', 'engine');
  const now = Object.fromEntries([plain, mixed, other].map((file) => [starting(file), text('Duration', 'Write.')]));
  await write({ ...later, ...now, [starting('gone.data.ts')]: undefined });
  git('switch', '-q', 'main');

  const said = upgrade('engine');
  expect(await read(`src/content/${plain}`)).toBe(text('Duration', 'Write.'));
  expect(await read(`src/content/${mixed}`)).toBe(text('Duration', 'Mine.'));
  expect(await read(`src/content/${other}`)).toBe(own.other);
  expect(said).toMatch(/Brought up to date.*\nsrc\/content\/mixed\.data\.ts\nsrc\/content\/plain\.data\.ts\n/);
  expect(said).toMatch(/No longer read.*\nsrc\/content\/gone\.data\.ts\n/);
  expect(said).toContain(
    `Left as you wrote them; the starting content of your language in scripts/new-site has what has changed in them:\nsrc/content/${other}`,
  );
});

test('a site follows the starting content of its language and country, in its spelling, but never in its laws', async () => {
  const inLanguage = 'scripts/new-site/content-de';
  const inCountry = `${inLanguage}-CH`;
  const repository = repositoryIn(await folderWith());
  const { git, write, read, upgrade } = repository;
  repository.begin();
  const words = (text: string) =>
    `export const street = 'Straße';\n\n// In between.\n\nexport const text = '${text}';\n`;
  const law = 'export const law = 1;\n';
  const reading = "export * from './new.data.ts';\n";
  await write({
    ...first,
    [`${inLanguage}/plain.data.ts`]: words('Alt'),
    [`${inLanguage}/country.data.ts`]: law,
    [`${inCountry}/country.data.ts`]: law,
  });
  git('branch', 'engine');
  await beginSite(repository, {
    'src/content/messages.ts': "export * from '#src/messages/de/index.ts';\n",
    'src/content/site.data.ts': "export const site = { address: { countryCode: 'CH' } };\n",
    'src/content/plain.data.ts': words('Alt').replace('ß', 'ss'),
    'src/content/country.data.ts': law,
  });
  git('switch', '-q', 'engine');
  await write({
    ...later,
    [`${inLanguage}/plain.data.ts`]: words('Groß').replace('Straße', 'Große Straße') + reading,
    [`${inLanguage}/new.data.ts`]: "export const country = 'Deutschland';\n",
    [`${inCountry}/new.data.ts`]: "export const country = 'Schweiz';\n",
    [`${inCountry}/country.data.ts`]: 'export const law = 2;\n',
  });
  git('switch', '-q', 'main');

  upgrade('engine');
  expect(await read('src/content/plain.data.ts')).toBe(words('Gross').replace('Straße', 'Grosse Strasse') + reading);
  expect(await read('src/content/new.data.ts')).toContain('Schweiz');
  expect(await read('src/content/country.data.ts')).toBe(law);
});

test('what a language and a country begin with follows them, and comes along only where it is read', async () => {
  const start = (folder: string, file: string) => `scripts/new-site/content${folder}/${file}`;
  const language = "export * from '#src/messages/de/index.ts';\n";
  const reading = (file: string) => `export * from './${file}';\n`;
  const own = {
    'src/content/messages.ts': language,
    'src/content/site.data.ts': "export const site = { address: { countryCode: 'AT' } };\n",
    'src/content/law.data.ts': 'export const law = "of Austria";\n',
    'src/content/talk.data.ts': 'export const talk = 1;\n',
  };
  const repository = repositoryIn(await folderWith());
  const { git, write, read, upgrade } = repository;
  repository.begin();
  await write({
    ...first,
    [start('-de', 'messages.ts')]: language,
    [start('-de', 'talk.data.ts')]: own['src/content/talk.data.ts'],
    [start('-de', 'law.data.ts')]: 'export const law = "of Germany";\n',
    [start('-de-AT', 'law.data.ts')]: own['src/content/law.data.ts'],
  });
  git('branch', 'engine');
  await beginSite(repository, own);
  git('switch', '-q', 'engine');
  await write({
    ...later,
    [start('-de', 'law.data.ts')]: 'export const law = "of Germany, amended";\n',
    [start('-de-AT', 'law.data.ts')]: 'export const law = "of Austria, amended";\n',
    [start('-de', 'talk.data.ts')]: reading('helpline.data.ts'),
    [start('-de', 'helpline.data.ts')]: 'export const talk = 112;\n',
    [start('-de-AT', 'helpline.data.ts')]: 'export const talk = 142;\n',
    [start('-de', 'unread.data.ts')]: 'export const unread = 1;\n',
  });
  git('switch', '-q', 'main');

  upgrade('engine');
  expect(await read('src/content/law.data.ts')).toContain('of Austria, amended');
  expect(await read('src/content/talk.data.ts')).toBe(reading('helpline.data.ts'));
  expect(await read('src/content/helpline.data.ts')).toContain('142');
  expect(await read('src/content/unread.data.ts')).toBeUndefined();
  expect(await read('src/content/integrations.data.ts')).toContain('integrations');
});

test('what an owner deleted stays deleted, however often they upgrade', async () => {
  const deleted = { 'src/content/team.data.ts': undefined, 'src/content/public': undefined };
  const { git, write, read, upgrade } = await begunSite({ own: deleted });
  upgrade('engine');
  await write({ 'src/content/integrations.data.ts': undefined });
  git('switch', '-q', 'engine');
  await write({ 'src/engine.ts': ENGINE.replace('version = 1', 'version = 3') });
  git('switch', '-q', 'main');
  const said = upgrade('engine');
  expect(await read('src/engine.ts')).toContain('version = 3');
  for (const file of ['team.data.ts', 'public/icon.svg', 'integrations.data.ts']) {
    expect(await read(`src/content/${file}`)).toBeUndefined();
  }
  expect(said).not.toContain('New in your content');
});

test('a conflict changes nothing of the site, and says how to go on', async () => {
  const own = { 'src/engine.ts': ENGINE.replace('version = 1', "version = 'mine'") };
  const { git, files, read, upgrade, failing } = await begunSite({ own });
  const before = await files();
  const said = failing('engine');
  expect(said).toContain('.upgrade/src/engine.ts');
  expect(said).toContain('npm run upgrade -- --continue');
  expect([await files(), git('status', '--porcelain')]).toEqual([before, '']);
  expect(failing('engine')).toContain('An upgrade has begun');
  expect(failing('--continue')).toContain('Still to be resolved: .upgrade/src/engine.ts');
  expect(await read('.upgrade/src/engine.ts')).toContain('<<<<<<<');

  expect(upgrade('--abort')).toContain('as it was');
  expect([await files(), git('status', '--porcelain'), await read('.upgrade/src/engine.ts')]).toEqual([
    before,
    '',
    undefined,
  ]);
  expect(failing('--abort')).toContain('No upgrade has begun');

  failing('engine');
  await writeFile(join(git('rev-parse', '--show-toplevel'), '.upgrade/src/engine.ts'), 'export const both = 12;\n');
  upgrade('--continue');
  expect(await read('src/engine.ts')).toBe('export const both = 12;\n');
  expect(await read('src/content/site.ts')).toContain('Northlight');
  expect(await read('src/content/posts/mine.data.ts')).toContain('mine = 1');
  expect(await read('src/content/integrations.data.ts')).toContain('integrations');
  expect(git('status', '--porcelain')).toBe('');
  expect(failing('engine')).toContain('Nothing to do');
  expect(failing('--continue')).toContain('No upgrade has begun');
});

test('a site that changed while its conflicts were resolved is left as it is', async () => {
  const own = { 'src/engine.ts': ENGINE.replace('version = 1', "version = 'mine'") };
  const { folder, files, failing, write } = await begunSite({ own });
  failing('engine');
  await writeFile(join(folder, '.upgrade/src/engine.ts'), 'export const both = 12;\n');
  await write({ 'src/content/site.ts': "export const name = 'Southlight';\n" });
  const before = await files();
  expect(failing('--continue')).toContain('npm run upgrade -- --abort');
  expect(await files()).toEqual(before);
});

test('an upgrade that is no longer whole is not taken, and can always be dropped', async () => {
  const own = { 'src/engine.ts': ENGINE.replace('version = 1', "version = 'mine'") };
  const { folder, git, files, upgrade, failing } = await begunSite({ own });
  const before = await files();
  const gitThere = (...args: string[]) => execFileSync('git', args, { cwd: join(folder, '.upgrade') });
  const dropped = async () => {
    expect(failing('--continue')).toMatch(/no longer whole: npm run upgrade -- --abort, and begin again\.\s*$/);
    expect(upgrade('--abort')).toContain('as it was');
    expect([await files(), git('status', '--porcelain'), git('worktree', 'list').split('\n').length]).toEqual([
      before,
      '',
      1,
    ]);
  };
  failing('engine');
  gitThere('add', '--all');
  expect(failing('--continue')).toContain('Still to be resolved: .upgrade/src/engine.ts');
  gitThere('merge', '--abort');
  await dropped();

  failing('engine');
  await rm(join(folder, '.upgrade'), { recursive: true });
  await dropped();

  // Without it, git works on the repository around the folder.
  failing('engine');
  await rm(join(folder, '.upgrade/.git'));
  await dropped();

  // Killed before it was noted, or meanwhile.
  failing('engine');
  await rm(join(folder, '.git/upgrade.json'));
  await dropped();
  failing('engine');
  await writeFile(join(folder, '.git/upgrade.json'), '{"ref":');
  await dropped();
});

test('a file that the site keeps out of git is not overwritten where the engine begins one of that name', async () => {
  const own = { '.gitignore': '.upgrade/\nnotes.txt\n' };
  const { folder, read, upgrade, failing } = await begunSite({ own, engine: { 'notes.txt': "The engine's" } });
  await writeFile(join(folder, 'notes.txt'), 'Mine');
  expect(failing('engine')).toContain('notes.txt');
  expect(await read('notes.txt')).toBe('Mine');
  upgrade('--abort');
  await rm(join(folder, 'notes.txt'));
  upgrade('engine');
  expect(await read('notes.txt')).toBe("The engine's");
});

test('what an owner changed in a file follows it where the engine renames it', async () => {
  const own = { 'src/engine.ts': ENGINE.replace('"engine"', '"mine"') };
  const renamed = { 'src/core/engine.ts': later['src/engine.ts'], 'src/engine.ts': undefined };
  const { read, upgrade } = await begunSite({ own, engine: renamed });
  upgrade('engine');
  expect(await read('src/engine.ts')).toBeUndefined();
  expect(await read('src/core/engine.ts')).toContain('"mine"');
  expect(await read('src/core/engine.ts')).toContain('version = 2');
});

test.each([
  ['with all its files at first', false],
  ['with its own content at first', true],
])('a site from a template, %s, has no history in common with the engine', async (_, isBegun) => {
  const engine = await begunSite();
  const site = repositoryIn(await folderWith());
  site.begin();
  await writeFiles(site.folder, first);
  if (!isBegun) await site.write({});
  await beginSite(site, { 'src/engine.ts': ENGINE.replace('"engine"', '"mine"') });
  engine.git('tag', 'v1', 'engine~1');
  site.git('fetch', '-q', engine.folder, 'engine:refs/remotes/engine/main', 'v1:refs/tags/v1');

  if (isBegun) {
    const before = await site.files();
    expect(site.failing('engine/main')).toContain('npm run upgrade -- engine/main --from v1.3.0');
    expect(await site.files()).toEqual(before);
  }
  site.upgrade('engine/main', ...(isBegun ? ['--from', 'v1'] : []));
  expect(await site.read('src/engine.ts')).toContain('version = 2');
  expect(await site.read('src/engine.ts')).toContain('"mine"');
  expect(await site.read('src/content/site.ts')).toContain('Northlight');
  expect(site.failing('engine/main')).toContain('Nothing to do');
});
