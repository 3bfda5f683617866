import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import type { Database } from '#db/connection.ts';
import { writeSnapshot } from '#db/snapshot.ts';
import { writeBareBlog } from './bare-blog.ts';
import type { BenchArticle } from './posts.ts';

export interface BuildCost {
  /** From start to end. */
  seconds: number;
  /** Seconds of processor time: what other programs on the machine hardly change. */
  processor: number;
  /** The most memory. */
  megabytes: number;
}

export interface Builds {
  bare: BuildCost;
  ours: BuildCost;
  again: BuildCost;
  /** Files of the site. */
  files: number;
  /** Those that differ after one edit. */
  changed: number;
  /** Pages of articles that were made again for it; the others are the files of the build before. */
  made: number;
}

/**
 * Builds the articles as Astro comes, then as our site, then our site again after one edit.
 *
 * @param folder within the project, because what is built imports its packages
 * @throws where a build fails, or makes fewer pages than there are articles
 */
export async function measureBuilds(
  db: Database,
  posts: readonly BenchArticle[],
  folder: string,
): Promise<Builds> {
  await rm(folder, { recursive: true, force: true });
  const bareRoot = join(folder, 'bare');
  await writeBareBlog(bareRoot, posts);
  const bare = await measured(bareRoot, join(folder, 'out-bare'), 'astro.config.mjs');
  await requirePages(join(folder, 'out-bare/blog'), posts.length);

  const ourBuild = async (name: string) => {
    const snapshot = join(folder, `${name}.json`);
    await writeSnapshot(db, snapshot);
    const out = join(folder, name);
    const cost = await measured(process.cwd(), out, 'bench/content/astro.config.ts', snapshot);
    await requirePages(join(out, 'blog'), posts.length);
    return { cost, files: await hashes(out), articles: await inodes(join(out, 'blog')) };
  };
  const first = await ourBuild('first');
  const middle = posts[Math.floor(posts.length / 2)]?.slug ?? '';
  await db
    .updateTable('blogPosts')
    .set({ title: 'Edited', updatedAt: sql`now()` })
    .where('slug', '=', middle)
    .execute();
  const second = await ourBuild('second');
  const changed = [...second.files].filter(([path, hash]) => first.files.get(path) !== hash);
  const made = [...second.articles].filter((inode) => !first.articles.has(inode));
  await rm(folder, { recursive: true, force: true });
  return {
    ...{ bare, ours: first.cost, again: second.cost },
    ...{ files: second.files.size, changed: changed.length, made: made.length },
  };
}

async function measured(
  root: string,
  outDir: string,
  config: string,
  snapshot = '',
): Promise<BuildCost> {
  const program = join(import.meta.dirname, 'build-alone.ts');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [program, root, `${outDir}/`, config],
    {
      env: {
        ...process.env,
        CONTENT_SNAPSHOT: snapshot,
        NODE_ENV: 'production',
        ASTRO_TELEMETRY_DISABLED: '1',
      },
      maxBuffer: 2 ** 26,
    },
  );
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
}

async function requirePages(folder: string, count: number): Promise<void> {
  const pages = (await readdir(folder)).filter((name) => name.endsWith('.html'));
  if (pages.length < count) throw new Error(`${folder} has ${pages.length} pages of ${count}.`);
}

async function hashes(folder: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const hash = createHash('sha256').update(await readFile(path));
    found.set(path.slice(folder.length), hash.digest('hex'));
  }
  return found;
}

/** By which the disk knows the files of a folder, whatever they are called. */
async function inodes(folder: string): Promise<Set<number>> {
  const names = await readdir(folder);
  const found = await Promise.all(names.map((name) => stat(join(folder, name))));
  return new Set(found.map(({ ino }) => ino));
}
