import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { SCRIPT_START } from './script-start.ts';

/**
 * Has each page name all of its script files, those that others import included, so that they come
 * side by side and not one after the other, and leaves out files that only import another. They start
 * after the first paint (script-start.ts). Astro has no setting for any of it.
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
  const entries = new Set<string>();
  const imported = new Set<string>();
  for (const [, path = ''] of html.matchAll(ENTRY)) {
    for (const entry of await throughStubs(path, source)) entries.add(entry);
    await follow(path, source, imported);
  }
  const bare = html.replaceAll(ENTRY, '');
  if (entries.size === 0) return bare;
  const scripts = [...new Set([...imported, ...entries])].join(' ');
  return bare.replace(
    '</body>',
    `<script data-scripts="${scripts}">${SCRIPT_START}</script></body>`,
  );
}

/** A script as Astro writes it into a page. */
const ENTRY = /<script type="module" src="([^"]+)"><\/script>/g;

/** The script itself, or what it imports where it does nothing else. */
async function throughStubs(
  path: string,
  source: (path: string) => Promise<string>,
): Promise<string[]> {
  const text = await source(path);
  const isStub = text.replaceAll(/import\s*"[^"]+";?/g, '').trim() === '';
  return isStub ? importsOf(path, text) : [path];
}

/** Paths of what a script imports statically, as the bundler writes it; never what `import(` names. */
function importsOf(path: string, text: string): string[] {
  return [...text.matchAll(/(?:\bfrom|\bimport)\s*"(\.[^"]+\.js)"/g)].map(([, file = '']) =>
    posix.join(posix.dirname(path), file),
  );
}

/** Adds what a script imports statically, and what that imports. */
async function follow(
  path: string,
  source: (path: string) => Promise<string>,
  found: Set<string>,
): Promise<void> {
  const text = await source(path);
  for (const target of importsOf(path, text)) {
    if (found.has(target)) continue;
    found.add(target);
    await follow(target, source, found);
  }
}
