import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** File to which the adapter writes the function that renders pages. */
const RENDERER = '.netlify/v1/functions/ssr/ssr.mjs';

/** Excludes the paths of functions from the one that renders pages: which of two answers is not documented. */
export function yieldToFunctions(): AstroIntegration {
  let root: string;
  return {
    name: 'yield-to-functions',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.root);
      },
      // This hook runs after the adapter's, which writes the file.
      'astro:build:done': async () => {
        const file = join(root, RENDERER);
        const paths = await functionPaths(join(root, 'functions'));
        await writeFile(file, withExcluded(await readFile(file, 'utf8'), paths));
      },
    },
  };
}

/** The paths of all functions as literals from their sources, which the platform also reads without running them. */
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

/** @throws {Error} where the adapter writes an unexpected configuration */
export function withExcluded(text: string, paths: readonly string[]): string {
  const marked = "path: '/*',";
  if (!text.includes(marked)) throw new Error(`${RENDERER} does not say ${marked}`);
  return text.replace(marked, () => `${marked} excludedPath: [${paths.join(', ')}],`);
}
