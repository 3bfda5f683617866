import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentFolder } from '#server/content-folder.ts';
import { foundIn, identityOf } from '../identity/identity.ts';
import { shared } from './shared.ts';

const root = join(import.meta.dirname, '../..');
const first = contentFolder(root);
let folder: string;
beforeAll(async () => {
  // Inside the project, so that its imports by # are those of package.json.
  const cache = join(root, 'node_modules/.cache');
  await mkdir(cache, { recursive: true });
  folder = await mkdtemp(join(cache, 'new-site-'));
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

test('a new site starts with the answers, and with nothing of the first agency', async () => {
  expect(begin('--zone', 'Mars/Base')).toMatchObject({
    status: 1,
    said: expect.stringContaining('--zone Mars/Base: No such time zone'),
  });
  const flags = ['--name', 'Atelier Nord', '--city', 'Stockholm', '--country', 'SE'];
  const settings = ['--currency', 'SEK', '--zone', 'Europe/Stockholm', '--opens', '08:00'];
  expect(begin(...flags, ...settings)).toMatchObject({ status: 0 });
  const begun = join(folder, 'src/content');
  const files = ['site.data.ts', 'site.ts'].map((file) => readFile(join(begun, file), 'utf8'));
  const text = (await Promise.all(files)).join('\n');
  const values = ["'Atelier Nord'", "'en-SE'", "'SEK'", "'Europe/Stockholm'", "'08:00'"];
  for (const said of [...values, "'Swedish kronor'"]) expect(text).toContain(said);
  expect(await brokenImports(begun)).toEqual([]);
  const names = (await identityOf(first)).names;
  const home = await readFile(join(begun, 'home.data.ts'), 'utf8');
  expect(foundIn({ names, sentences: [] }, text + home)).toEqual([]);
  expect(begin('--keep')).toMatchObject({
    status: 1,
    said: expect.stringContaining('has already been started'),
  });
});

test.each([
  ['de-AT', 'de', 'Montag bis Freitag 09:00 bis 17:00'],
  ['fi-FI', 'en', 'Monday to Friday 09:00 to 17:00'],
])('a site in %s begins with the words of %s', async (locale, language, week) => {
  const [content, demo] = [join(folder, 'src/content'), join(folder, 'tests/demo-agency')];
  for (const one of [content, demo]) await rm(one, { recursive: true });
  await cp(first, content, { recursive: true });
  expect(begin('--locale', locale)).toMatchObject({ status: 0 });
  for (const [file, of] of [
    ['messages', 'messages'],
    ['language', 'languages'],
    ['trades', 'trades'],
  ]) {
    const named = await readFile(join(content, `${file}.ts`), 'utf8');
    expect(named).toContain(`'#src/${of}/${language}/index.ts'`);
  }
  expect(await readFile(join(content, 'site.data.ts'), 'utf8')).toContain(`text: '${week}'`);
  expect(await brokenImports(content)).toEqual([]);
  // Parts of the English statements, which only those import.
  expect(existsSync(join(content, 'questions/statement-parts.ts'))).toBe(language === 'en');
  const texts = await Promise.all(
    ['chat', 'home', 'questions/small-talk', 'questions/common', 'legal/privacy-policy', 'site'].map((name) =>
      readFile(join(content, `${name}.data.ts`), 'utf8'),
    ),
  );
  const ofLanguage = language === 'de' ? / (?:the|your|what|you) /i : / (?:der|die|und|Sie) /;
  for (const text of texts) expect(text.replace(/^ *(?:\/\*\*|\*|\/\/).*$/gm, '')).not.toMatch(ofLanguage);
});

/** What a country's law asks for, and what is another country's. */
test.each([
  [
    'DE',
    ['§ 5 des Digitale-Dienste', 'Medienstaatsvertrag', 'TDDDG', 'Ihres Bundeslandes', '0800 111 0 111'],
    /ECG|EDÖB/,
  ],
  [
    'AT',
    ['ECG', '§ 25 des Mediengesetzes', 'DSG)', 'Österreichischen Datenschutzbehörde', '**142**'],
    /DDG|EDÖB|BGB|HRB/,
  ],
  ['CH', ['UWG', 'EDÖB', '**143**', 'massgeblich'], /DDG|Medien|BGB|Register(?:gericht|nummer)|Umsatzsteuer|ß/],
])('a site in German begins with the law of %s', async (country, named, foreign) => {
  const [content, demo] = [join(folder, 'src/content'), join(folder, 'tests/demo-agency')];
  for (const one of [content, demo]) await rm(one, { recursive: true });
  await cp(first, content, { recursive: true });
  expect(begin('--locale', `de-${country}`)).toMatchObject({ status: 0 });
  const files = ['country', 'legal/further', 'legal/privacy-policy', 'legal/terms-of-service'];
  const texts = await Promise.all(files.map((name) => readFile(join(content, `${name}.data.ts`), 'utf8')));
  for (const one of named) expect(texts.join('\n')).toContain(one);
  expect(texts.join('\n')).not.toMatch(foreign);
  expect(await brokenImports(content)).toEqual([]);
});

test('an owner whose law no starting content knows is told so', async () => {
  const [content, demo] = [join(folder, 'src/content'), join(folder, 'tests/demo-agency')];
  const beginIn = async (country: string) => {
    for (const one of [content, demo]) await rm(one, { recursive: true });
    await cp(first, content, { recursive: true });
    return begin('--locale', `de-${country}`).said;
  };
  expect(await beginIn('LI')).toContain('name the law of Germany: have them written for Liechtenstein');
  expect(await beginIn('AT')).not.toContain('name the law of');
});

test.each(['AT', 'CH'])('%s says of its law what DE says', async (country) => {
  for (const file of ['country.data.ts', 'legal/further.data.ts']) {
    const [usual, own] = await Promise.all(
      ['content-de', `content-de-${country}`].map(async (name) =>
        wordsIn(await import(join(root, 'scripts/new-site', name, file))),
      ),
    );
    expect(own).toEqual(usual);
  }
});

test('what is there can be kept, without the tests of its words', async () => {
  const content = join(folder, 'src/content');
  const demo = join(folder, 'tests/demo-agency');
  for (const one of [content, demo]) await rm(one, { recursive: true });
  await cp(first, content, { recursive: true });
  expect(begin('--keep')).toMatchObject({ status: 0, said: expect.stringContaining('file by file') });
  const files = await readdir(content, { recursive: true });
  expect(files.filter((file) => file.endsWith('.test.ts'))).toEqual(['tests/content.test.ts']);
  expect(await readFile(join(content, 'site.data.ts'))).toEqual(await readFile(join(first, 'site.data.ts')));
  expect(await readdir(demo)).toEqual(await readdir(first));
});

/** The imports of one file of a content by another that lead nowhere. */
async function brokenImports(content: string): Promise<string[]> {
  const files = (await readdir(content, { recursive: true })).filter((file) => file.endsWith('.ts'));
  const broken: string[] = [];
  for (const file of files) {
    const code = await readFile(join(content, file), 'utf8');
    for (const [, path = ''] of code.matchAll(/from '(\.[^']+)'/g)) {
      if (!files.includes(join(dirname(file), path))) broken.push(`${file}: ${path}`);
    }
  }
  return broken;
}

/** Parts that only the content itself imports, and tests of it with their cases. */
const OWN =
  /\.test\.ts$|-cases\.data\.ts$|^(public|covers|projects|posts\/(blog|signal-board)|automations)\/|^questions\/(?!answers|common|small-talk|statements|not-stated|trade-words|ways-to-ask|wordings)/;

/** What a module exports, and each of the words that it exports together, such as `projectWords.filed`. */
function namesIn(module: object): string[] {
  return Object.entries(module).flatMap(([name, value]) => {
    // Others, such as `tradeWords`, are of an agency's own facts.
    const words = name.endsWith('Words') ? Object.keys(value as object).filter((word) => /^\w+$/.test(word)) : [];
    return [name, ...words.map((word) => `${name}.${word}`)];
  });
}

/** What a module exports, and the names of each of the records that it exports. */
function wordsIn(module: object): string[] {
  return Object.entries(module).flatMap(([name, value]) =>
    typeof value === 'string' || Array.isArray(value)
      ? [name]
      : Object.keys(value as object).map((key) => `${name}.${key}`),
  );
}

/** A content folder has to have every name that the engine may import; the compiler reads one folder alone. */
test.each(['tests/another-agency', 'scripts/new-site/content', 'scripts/new-site/content-de'])(
  '%s exports what src/content exports',
  async (other) => {
    const files = (await readdir(first, { recursive: true })).filter((file) => file.endsWith('.ts') && !OWN.test(file));
    const missing: string[] = [];
    for (const file of [...files, 'automations/custom.data.ts']) {
      if (other.startsWith('scripts') && shared.includes(file) && !existsSync(join(root, other, file))) continue;
      const names = namesIn((await import(join(first, file))) as object);
      const others = namesIn((await import(join(root, other, file)).catch(() => ({}))) as object);
      missing.push(...names.filter((name) => !others.includes(name)).map((name) => `${file}: ${name}`));
    }
    expect(missing).toEqual([]);
  },
);
