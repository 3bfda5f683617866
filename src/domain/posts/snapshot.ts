import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import type { BlogFull } from '#src/contracts/blog.ts';
import type { SignalBoardFull } from '#src/contracts/signal-board.ts';

/** Posts as the database keeps them: content as typed, not rendered yet. */
export type Signal = Omit<SignalBoardFull, 'contentHtml'>;
export type Article = Omit<BlogFull, 'contentHtml'>;

export interface Snapshot {
  signalBoard: Signal[];
  blog: Article[];
}

let last: { key: string; snapshot: Snapshot } | undefined;

/**
 * Every published post, newest first, from the file that `CONTENT_SNAPSHOT` names (db/snapshot.ts
 * writes it); no posts where none is named. Read anew when the file is another one, so that `npm run dev`
 * follows it. Not a content collection of Astro: those pass through one file in the project's cache,
 * which two builds of different content at the same time would take from each other.
 *
 * @throws where the file cannot be read.
 */
export function readSnapshot(): Snapshot {
  const file = process.env.CONTENT_SNAPSHOT;
  if (!file) return { signalBoard: [], blog: [] };
  const { mtimeMs, ino, size } = statSync(file);
  const key = [file, mtimeMs, ino, size].join();
  if (last?.key !== key) last = { key, snapshot: JSON.parse(readFileSync(file, 'utf8')) };
  return last.snapshot;
}

/** SHA-256 of that file, as db/snapshot.ts gives it; empty where none is named. */
export function snapshotHash(): string {
  const file = process.env.CONTENT_SNAPSHOT;
  return file ? createHash('sha256').update(readFileSync(file)).digest('hex') : '';
}

/** As many as one page of the lists' calls holds. */
const LISTED = 100;

/** What a list page shows as of the build. */
export function newest<Post>(posts: readonly Post[]): Post[] {
  return posts.slice(0, LISTED);
}

/** Bytes of a file's name on every file system in use. */
const FILE_NAME = 255;

/**
 * Whether a post can be a file of its own: its name has to fit, and `index` would stand for the folder.
 * What cannot is answered by the function behind the pages.
 */
export function hasPage({ slug }: { slug: string }): boolean {
  return slug !== 'index' && Buffer.byteLength(`${slug}.html`) <= FILE_NAME;
}
