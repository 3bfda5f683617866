import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildSite } from './build-site.ts';
import { PlainError } from './plain-error.ts';
import { folderWith } from './testing/folder.ts';

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

const builds = `
  import { mkdirSync, writeFileSync } from 'node:fs';
  const { OUT_DIR, SITE_URL, OWNER_SETTINGS } = process.env;
  mkdirSync(OUT_DIR, { recursive: true });
  mkdirSync('.netlify/v1/functions/ssr', { recursive: true });
  writeFileSync('.netlify/v1/functions/ssr/ssr.mjs', 'renders');
  writeFileSync(OUT_DIR + '/index.html', SITE_URL + OWNER_SETTINGS);
  console.log('12:00:00 [build] Complete!');`;

test('moves the pages to their folder and leaves nothing else', async () => {
  const order = await project(builds);
  await buildSite(order);
  expect(await readFile(join(order.outDir, 'index.html'), 'utf8')).toBe(
    `${order.siteUrl}${order.ownerSettings}`,
  );
  expect(await readFile(join(order.outDir, '.rendering/ssr.mjs'), 'utf8')).toBe('renders');
  expect(await readFile(order.log, 'utf8')).toContain('Complete!');
  expect(await readdir(join(order.root, 'node_modules/.cache'))).toEqual(['build']);
});

test('a failure is one line: the first error and the path of the full log', async () => {
  const order = await project(`
    console.log('12:00:00 [build] Collecting …');
    console.log('12:00:01 [ERROR] [vite] Build failed in 507ms');
    console.error('"steps" is not exported by "src/content/home.data.ts".\\n  at Process.astro:2');
    process.exitCode = 1;`);
  const failure = buildSite(order);
  await expect(failure).rejects.toThrow(PlainError);
  await expect(failure).rejects.toThrow(
    `The site could not be built: "steps" is not exported by "src/content/home.data.ts". (full log: ${order.log})`,
  );
});
