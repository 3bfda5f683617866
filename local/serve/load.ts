import { compressAll } from './compress.ts';
import { listFiles } from './files.ts';
import type { Site } from './route.ts';
import { readRules, type PlatformConfig } from './rules.ts';

/**
 * Makes a built folder ready to be served: its files listed and compressed, its rules read.
 *
 * @param folders the build, and behind it older ones, whose hashed files still answer for tabs that
 *   are open
 * @param compressed folder of the compressed twins
 */
export async function loadSite(
  [newest = '', ...older]: string[],
  compressed: string,
  config: PlatformConfig,
): Promise<Site> {
  const files = await listFiles(newest);
  for (const folder of older) {
    for (const [path, file] of await listFiles(folder)) {
      if (path.startsWith('/_astro/') && !files.has(path)) files.set(path, file);
    }
  }
  await compressAll(files.values(), compressed);
  return { files, rules: await readRules(config, newest) };
}
