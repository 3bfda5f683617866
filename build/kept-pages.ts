import { createHash } from 'node:crypto';
import { link, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** What makes a page of its template and of what a post says, with all that it imports from elsewhere. */
const MAKERS = [
  ...['build/post-pages.ts', 'src/domain/render', 'src/domain/template.ts', 'package-lock.json'],
];

/**
 * Pages of the builds before, each by the hash of all that it is made from: where that is the same, the
 * file of then is the file of now, one on the disk for all builds.
 */
export class KeptPages {
  #folder: string;
  #edition: string;
  #there: ReadonlySet<string>;
  #used = new Set<string>();

  private constructor(folder: string, edition: string, there: ReadonlySet<string>) {
    this.#folder = folder;
    this.#edition = edition;
    this.#there = there;
  }

  /** @param edition another wherever the same post would make another page */
  static async open(folder: string, edition: string): Promise<KeptPages> {
    await mkdir(folder, { recursive: true });
    return new KeptPages(folder, edition, new Set(await readdir(folder)));
  }

  /** The name of the page that is made from this. */
  nameOf(sources: unknown): string {
    return createHash('sha256').update(this.#edition).update(JSON.stringify(sources)).digest('hex');
  }

  /** Puts a page where it belongs; false where it is not kept. */
  async take(name: string, file: string): Promise<boolean> {
    this.#used.add(name);
    if (!this.#there.has(name)) return false;
    // Another build may just have removed it.
    return link(join(this.#folder, name), file).then(
      () => true,
      () => false,
    );
  }

  /** Keeps a page that has been written. Where the disk cannot do that, it will be made again. */
  async keep(name: string, file: string): Promise<void> {
    await link(file, join(this.#folder, name)).catch(() => undefined);
  }

  /** Removes the pages that this build has not asked for. */
  async tidy(): Promise<void> {
    const old = [...this.#there].filter((name) => !this.#used.has(name));
    for (const name of old) await rm(join(this.#folder, name), { force: true });
  }
}

/**
 * A hash of templates and of the program that fills them.
 *
 * @param root of the project
 */
export async function editionOf(root: string, templates: readonly string[]): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([process.version, ...templates]));
  for (const maker of MAKERS) await addTo(hash, join(root, maker));
  return hash.digest('hex');
}

async function addTo(hash: ReturnType<typeof createHash>, path: string): Promise<void> {
  const names = await readdir(path).catch(() => undefined);
  if (!names) return void hash.update(await readFile(path));
  for (const name of names.sort()) await addTo(hash, join(path, name));
}
