import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import { SCRIPT_START } from './script-start.ts';

/**
 * Has each page name all of its script files, those that others import included, so that they come
 * side by side and not one after the other, and leaves out files that only import another. They start
 * after the first paint (script-start.ts). Astro has no setting for any of it.
 */
export class ScriptTags {
  #read: (path: string) => Promise<string>;
  #sources = new Map<string, Promise<string>>();
  /** By the scripts of a page: thousands of pages have the same. */
  #tags = new Map<string, Promise<string>>();

  /** @param read gives the text of a script by its path */
  constructor(read: (path: string) => Promise<string>) {
    this.#read = read;
  }

  /** The page with its scripts named. */
  async name(html: string): Promise<string> {
    const written = [...html.matchAll(ENTRY)];
    const key = written.map(([, path]) => path).join(' ');
    let tag = this.#tags.get(key);
    if (!tag) this.#tags.set(key, (tag = this.#tagOf(key.split(' ').filter(Boolean))));

    // In pieces, because each whole copy of a large page costs.
    const end = html.lastIndexOf('</body>');
    const cuts = [
      ...written.map(({ index, 0: { length } }) => ({ from: index, to: index + length, put: '' })),
      ...(end < 0 ? [] : [{ from: end, to: end, put: await tag }]),
    ].sort((one, other) => one.from - other.from);
    let at = 0;
    const pieces = cuts.map(({ from, to, put }) => {
      const before = html.slice(at, from);
      at = to;
      return before + put;
    });
    return pieces.join('') + html.slice(at);
  }

  async #tagOf(paths: string[]): Promise<string> {
    const entries = new Set<string>();
    const imported = new Set<string>();
    for (const path of paths) {
      for (const entry of await this.#throughStubs(path)) entries.add(entry);
      await this.#follow(path, imported);
    }
    if (entries.size === 0) return '';
    const files = [...new Set([...imported, ...entries])];
    const tags = await Promise.all(files.map((path) => this.#later(path)));
    return `${tags.join('')}<script>${SCRIPT_START}</script>`;
  }

  /** Names a script and what must be in it (SRI); by `nomodule`, no browser with modules fetches it. */
  async #later(path: string): Promise<string> {
    const hash = createHash('sha384').update(await this.#source(path));
    return `<script nomodule src="${path}" integrity="sha384-${hash.digest('base64')}"></script>`;
  }

  /** The script itself, or what it imports where it does nothing else. */
  async #throughStubs(path: string): Promise<string[]> {
    const text = await this.#source(path);
    const isStub = text.replaceAll(/import\s*"[^"]+";?/g, '').trim() === '';
    return isStub ? importsOf(path, text) : [path];
  }

  /** Adds what a script imports statically, and what that imports. */
  async #follow(path: string, found: Set<string>): Promise<void> {
    for (const target of importsOf(path, await this.#source(path))) {
      if (found.has(target)) continue;
      found.add(target);
      await this.#follow(target, found);
    }
  }

  #source(path: string): Promise<string> {
    const source = this.#sources.get(path) ?? this.#read(path);
    this.#sources.set(path, source);
    return source;
  }
}

/** A script as Astro writes it into a page. */
const ENTRY = /<script type="module" src="([^"]+)"><\/script>/g;

/** Paths of what a script imports statically, as the bundler writes it; never what `import(` names. */
function importsOf(path: string, text: string): string[] {
  return [...text.matchAll(/(?:\bfrom|\bimport)\s*"(\.[^"]+\.js)"/g)].map(([, file = '']) =>
    posix.join(posix.dirname(path), file),
  );
}
