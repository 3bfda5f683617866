/**
 * `npm run test:brand`: builds the site of another agency as docs/operating.md describes, from a copy of the sources
 * in which only `site.ts` and the palette differ, and searches the result for anything of this agency.
 */
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { exitOf } from '#server/astro.ts';
import { PlainError } from '#server/plain-error.ts';
import { type Program, run } from '#server/program.ts';

/** Folders and files that a build reads. */
const SOURCES = ['db', 'functions', 'integrations', 'public', 'scripts', 'server', 'src'];
const FILES = [
  'astro.config.mjs',
  'netlify.toml',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

/** Everything in site.ts that belongs to this agency, and its replacement. */
const BRAND: [RegExp, string][] = [
  [/Freehand/g, 'Northlight'],
  [/freehand/g, 'northlight'],
  [/Austin/g, 'Denver'],
  [/401 Congress Avenue/g, '1600 Glenarm Place'],
  [/78701/g, '80202'],
  [/512\) 555-0142/g, '303) 555-0199'],
  [/15125550142/g, '13035550199'],
  [/'Astro'/g, "'Polaris'"],
];
const OLD = /freehand|Austin|Congress Avenue|78701|555-?0142|with Astro/gi;

/** The palette's cobalt, and a green. */
const COBALT = 'oklch(0.47 0.205 263)';
const GREEN = 'oklch(0.47 0.12 150)';

const TEXT = /\.(html|xml|json|txt|webmanifest|js|css|svg|ts)$/;

await run(test);

async function test(program: Program): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'freehand-brand-'));
  program.onEnd(() => rm(folder, { recursive: true, force: true }));
  for (const source of [...SOURCES, ...FILES]) {
    await cp(source, join(folder, source), { recursive: true });
  }
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  const generated = join(folder, 'functions/shared/generated');
  await rm(generated, { recursive: true, force: true });
  await edit(join(folder, 'src/content/site.ts'), (text) =>
    BRAND.reduce((edited, [old, other]) => edited.replace(old, other), text),
  );
  await edit(join(folder, 'src/ui/theme.css'), (text) => text.replaceAll(COBALT, GREEN));

  const built = join(folder, 'dist');
  const child = spawn(process.execPath, [...process.execArgv, 'scripts/build.ts'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    signal: program.signal,
    env: {
      ...process.env,
      ...{ DATABASE_URL: '', CONTEXT: '', OUT_DIR: built, DATA_DIR: join(folder, 'data') },
      SITE_URL: 'https://northlight.example',
    },
  });
  if ((await exitOf(child)) !== 0) throw new PlainError('The other site could not be built.');

  const pages = await textsOf(built);
  const wrong = [...pages, ...(await textsOf(generated))].flatMap(([file, text]) => {
    const found = [...new Set(text.match(OLD))].map((words) => `${file}: ${words}`);
    const isPage = file.endsWith('.html') && !text.includes('Northlight');
    return isPage ? [...found, `${file}: not by its new name`] : found;
  });
  const green = pages.filter(([file, text]) => file.endsWith('.html') && text.includes('.12 150'));
  if (green.length === 0) wrong.push('No page has the colour of the new palette.');
  if (wrong.length > 0) throw new PlainError(wrong.join('\n'));
  console.log(
    `${pages.length} files of another agency, and nothing of this one in them; ` +
      `${green.length} pages with its palette.`,
  );
}

async function edit(file: string, change: (text: string) => string): Promise<void> {
  await writeFile(file, change(await readFile(file, 'utf8')));
}

/** Every text file in a folder, with its relative path. */
async function textsOf(folder: string): Promise<[string, string][]> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => TEXT.test(name));
  return Promise.all(
    names.map(async (name): Promise<[string, string]> => [
      name,
      await readFile(join(folder, name), 'utf8'),
    ]),
  );
}
