import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Where the adapter leaves the function that renders pages. */
const RENDERER = '.netlify/v1/functions/ssr/ssr.mjs';

/**
 * Keeps the function that renders pages out of the paths of the other functions. The adapter gives it every path,
 * and which of two functions answers a path is not documented: the platform's emulator takes the first it finds.
 */
export function yieldToFunctions(): AstroIntegration {
  let root: string;
  return {
    name: 'yield-to-functions',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.root);
      },
      // The adapter has written it before: it comes first.
      'astro:build:done': async () => {
        const file = join(root, RENDERER);
        const paths = await functionPaths(join(root, 'functions'));
        await writeFile(file, withExcluded(await readFile(file, 'utf8'), paths));
      },
    },
  };
}

/** The paths of all functions, each as the literal of its source: the platform reads them without running them too. */
export async function functionPaths(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.ts'));
  const found = await Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8');
      const [, config = ''] = text.split('export const config');
      return config.match(/'\/[^']*'/g) ?? [];
    }),
  );
  return found.flat().sort();
}

/** @throws {Error} where the adapter writes its configuration in another way */
export function withExcluded(text: string, paths: readonly string[]): string {
  const marked = "path: '/*',";
  if (!text.includes(marked)) throw new Error(`${RENDERER} does not say ${marked}`);
  return text.replace(marked, () => `${marked} excludedPath: [${paths.join(', ')}],`);
}
