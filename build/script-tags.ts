import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/**
 * Has each page name all of its script files in its head, those that others import included, so that
 * they come side by side and not one after the other; and gives them a low priority, since nothing on
 * screen waits for one, while on a slow network the text waits for what is fetched beside it. Astro
 * has no setting for either.
 */
export function scriptTags(): AstroIntegration {
  return {
    name: 'script-tags',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        const names = await readdir(root, { recursive: true });
        const source = (path: string) => readFile(join(root, path), 'utf8');
        for (const name of names.filter((name) => name.endsWith('.html'))) {
          await writeFile(join(root, name), await nameScripts(await source(name), source));
        }
      },
    },
  };
}

/**
 * The page with its scripts named.
 *
 * @param source gives the text of a script by its path.
 */
export async function nameScripts(
  html: string,
  source: (path: string) => Promise<string>,
): Promise<string> {
  const entries = [...html.matchAll(/<script type="module" src="([^"]+)"/g)].map(
    ([, path]) => path,
  );
  const imported = new Set<string>();
  for (const path of entries) if (path) await follow(path, source, imported);
  for (const path of entries) if (path) imported.delete(path);
  const links = [...imported].map(
    (path) => `<link rel="modulepreload" fetchpriority="low" href="${path}">`,
  );
  return html
    .replaceAll('<script type="module" src=', '<script type="module" fetchpriority="low" src=')
    .replace('</head>', `${links.join('')}</head>`);
}

/** Adds what a script imports statically, and what that imports. */
async function follow(
  path: string,
  source: (path: string) => Promise<string>,
  found: Set<string>,
): Promise<void> {
  const text = await source(path);
  // As the bundler writes them: `import{a}from"./b.js"` and `import"./b.js"`, never `import(`.
  for (const [, file] of text.matchAll(/(?:\bfrom|\bimport)\s*"(\.[^"]+\.js)"/g)) {
    const target = posix.join(posix.dirname(path), file ?? '');
    if (found.has(target)) continue;
    found.add(target);
    await follow(target, source, found);
  }
}
