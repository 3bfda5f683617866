import { existsSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compressAll, compressAnswers } from './compress.ts';
import { listFiles } from './files.ts';
import { CdnCache } from './cache.ts';
import type { Handler } from './context.ts';
import type { ServedSite } from './route.ts';
import { readServingRules } from './rules.ts';

/**
 * Folder in a build with what the adapter wrote for the platform: the function that renders on-demand pages, and the
 * headers of the others. Files that begin with a dot are not served.
 */
export const PLATFORM = '.platform';

/**
 * Prepares a built folder for serving: lists and compresses its files and reads its rules.
 *
 * @param folders the build, then older ones, whose hashed files open tabs still request
 * @param compressedFolder folder of the compressed copies
 * @param root folder of netlify.toml
 * @param platform folder of what the adapter wrote
 */
export async function loadSite(
  [newest = '', ...older]: string[],
  compressedFolder: string,
  root: string,
  platform = join(newest, PLATFORM),
): Promise<ServedSite> {
  const files = await listFiles(newest);
  for (const folder of older) {
    for (const [path, file] of await listFiles(folder)) {
      if (path.startsWith('/_astro/') && !files.has(path)) files.set(path, file);
    }
  }
  await compressAll(files.values(), compressedFolder);
  const cache = new CdnCache();
  const render = await loadRenderer(join(platform, 'functions/ssr'));
  return {
    files,
    rules: await readServingRules(root, newest, platform),
    ...(render && { pages: compressAnswers(render) }),
    cached: (handler, isInformed) => cache.wrap(handler, isInformed),
    purge: (tags) => cache.purge(tags),
  };
}

/**
 * The function in a folder, with the code of all pages, which it would else load while their first visitors wait, and
 * everybody else with them. Undefined where a site has only files.
 */
async function loadRenderer(folder: string): Promise<Handler | undefined> {
  const file = join(folder, 'ssr.mjs');
  if (!existsSync(file)) return undefined;
  const { default: render } = (await import(pathToFileURL(file).href)) as { default: Handler };
  for await (const part of glob('chunks/*.mjs', { cwd: folder })) await import(pathToFileURL(join(folder, part)).href);
  return render;
}
