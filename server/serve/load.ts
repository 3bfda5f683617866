import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compressAll } from './compress.ts';
import { listFiles } from './files.ts';
import { CdnCache } from './cache.ts';
import { compressed } from './compress-answers.ts';
import type { Handler } from './context.ts';
import type { Site } from './route.ts';
import { readRules, type PlatformConfig } from './rules.ts';

/** In the folder of a build, the function that renders its other pages; files that begin with a dot are not served. */
export const RENDERING = '.rendering';

/**
 * Makes a built folder ready to be served: its files listed and compressed, its rules read.
 *
 * @param folders the build, and behind it older ones, whose hashed files still answer for tabs that
 *   are open
 * @param twins folder of the compressed twins
 * @param rendering folder of the function that renders what is no file
 */
export async function loadSite(
  [newest = '', ...older]: string[],
  twins: string,
  config: PlatformConfig,
  rendering = join(newest, RENDERING),
): Promise<Site> {
  const files = await listFiles(newest);
  for (const folder of older) {
    for (const [path, file] of await listFiles(folder)) {
      if (path.startsWith('/_astro/') && !files.has(path)) files.set(path, file);
    }
  }
  await compressAll(files.values(), twins);
  const cache = new CdnCache();
  const render = await loadRenderer(rendering);
  return {
    files,
    rules: await readRules(config, newest),
    ...(render && { pages: cache.around(compressed(render)) }),
    purge: (tags) => cache.purge(tags),
  };
}

/** Undefined where a site is files alone. */
async function loadRenderer(folder: string): Promise<Handler | undefined> {
  const file = join(folder, 'ssr.mjs');
  if (!existsSync(file)) return undefined;
  const { default: render } = (await import(pathToFileURL(file).href)) as { default: Handler };
  return render;
}
