import { hash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import type { ScriptFile, Scripts } from '#src/lib/complete-page.ts';
import { SCRIPT_START } from './script-start.ts';

/** Reads the scripts of a built site in the folder `root`. */
export async function readScripts(root: string): Promise<Scripts> {
  const names = await readdir(join(root, '_astro')).catch(() => []);
  const texts = new Map<string, string>();
  for (const name of names.filter((name) => name.endsWith('.js')).sort()) {
    texts.set(`/_astro/${name}`, await readFile(join(root, '_astro', name), 'utf8'));
  }
  return scriptsOf(texts);
}

/** @param texts contents of all scripts, by path */
export function scriptsOf(texts: ReadonlyMap<string, string>): Scripts {
  const importsOf = (path: string) => importsIn(path, texts.get(path) ?? '');
  const files: Record<string, ScriptFile> = {};
  for (const [path, text] of texts) {
    const imports = new Set<string>();
    follow(path, importsOf, imports);
    files[path] = {
      runs: isStub(text) ? importsOf(path) : [path],
      imports: [...imports],
      integrity: `sha384-${hash('sha384', text, 'base64')}`,
    };
  }
  return { start: SCRIPT_START, files };
}

/** Whether a script only imports others. */
function isStub(text: string): boolean {
  return text.replaceAll(/import\s*"[^"]+";?/g, '').trim() === '';
}

/** Adds a script's static imports, and theirs in turn. */
function follow(path: string, importsOf: (path: string) => string[], found: Set<string>): void {
  for (const target of importsOf(path)) {
    if (found.has(target)) continue;
    found.add(target);
    follow(target, importsOf, found);
  }
}

/** Paths of a script's static imports as the bundler writes them. Dynamic imports are left out. */
function importsIn(path: string, text: string): string[] {
  return [...text.matchAll(/(?:\bfrom|\bimport)\s*"(\.[^"]+\.js)"/g)].map(([, file = '']) =>
    posix.join(posix.dirname(path), file),
  );
}
