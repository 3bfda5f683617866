import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildSite } from './build-site.ts';
import { PlainError } from './plain-error.ts';
import { hashInputs } from './site-inputs.ts';
import { folderWith, writeFiles } from './testing/folder.ts';

/** A project in which this script stands in for Astro. */
async function project(astro: string) {
  const root = await folderWith({ 'node_modules/astro/bin/astro.mjs': astro });
  return {
    root,
    outDir: join(root, 'data/site/build-1'),
    log: join(root, 'build.log'),
    siteUrl: 'https://free.example',
    ownerSettings: '{"notice":"Closed in August"}',
    signal: new AbortController().signal,
  };
}

test('a build moves the pages to their folder and leaves nothing else', async () => {
  const order = await project(`
    import { mkdirSync, writeFileSync } from 'node:fs';
    const { OUT_DIR, SITE_URL, OWNER_SETTINGS } = process.env;
    mkdirSync(OUT_DIR, { recursive: true });
    mkdirSync('.netlify/v1/functions/ssr', { recursive: true });
    writeFileSync('.netlify/v1/functions/ssr/ssr.mjs', 'renders');
    writeFileSync(OUT_DIR + '/index.html', SITE_URL + OWNER_SETTINGS);
    console.log('12:00:00 [build] Complete!');`);
  await buildSite(order);
  const read = (...path: string[]) => readFile(join(...path), 'utf8');
  expect(await read(order.outDir, 'index.html')).toBe(order.siteUrl + order.ownerSettings);
  expect(await read(order.outDir, '.platform/functions/ssr/ssr.mjs')).toBe('renders');
  expect(await read(order.log)).toContain('Complete!');
  expect(await readdir(join(order.root, 'node_modules/.cache'))).toEqual(['build']);
});

test('a failed build is one line: the first error and the path of the full log', async () => {
  const order = await project(`
    console.log('12:00:00 [build] Collecting …');
    console.log('12:00:01 [ERROR] [vite] Build failed in 507ms');
    console.error('"steps" is not exported by "src/content/home.data.ts".\\n  at Process.astro:2');
    process.exitCode = 1;`);
  await expect(buildSite(order)).rejects.toThrow(
    new PlainError(
      `The site could not be built: "steps" is not exported by "src/content/home.data.ts". (full log: ${order.log})`,
    ),
  );
});

const files = {
  'src/pages/index.astro': '<h1>Home</h1>',
  'src/lib/slug.test.ts': 'test',
  'astro.config.mjs': 'export default {}',
  'functions/contact.ts': 'function',
};

test('the inputs of a build are sources and environment, and nothing else', async () => {
  const root = await folderWith(files);
  const hash = (siteUrl = 'http://a.example') => hashInputs(root, { SITE_URL: siteUrl });
  const before = await hash();
  expect(await hash('http://b.example')).not.toBe(before);

  await writeFiles(root, { 'src/lib/slug.test.ts': 'other', 'functions/contact.ts': 'other' });
  expect(await hash()).toBe(before);

  const moved = await folderWith({ ...files, 'src/pages/index.astro': '', 'src/pages.astro': '' });
  await writeFiles(root, { 'src/pages/index.astro': '', 'src/pages/astro': '' });
  expect(await hash()).not.toBe(before);
  expect(await hash()).not.toBe(await hashInputs(moved, { SITE_URL: 'http://a.example' }));
});
