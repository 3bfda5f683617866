import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { publishedBlogPosts } from './blog-posts.ts';
import type { Database } from './connection.ts';
import { publishedSignalBoardPosts } from './signal-board-posts.ts';

/**
 * Writes down all that the public may read, for a build of the pages: `signalBoard` and `blog`, every
 * published post with its content as typed, newest first, dates in ISO 8601. Gives the SHA-256 of the
 * file, which is the same for the same content.
 */
export async function writeSnapshot(db: Database, file: string): Promise<string> {
  const text = await snapshotText(db);
  if (text !== (await readFile(file, 'utf8').catch(() => ''))) {
    await mkdir(dirname(file), { recursive: true });
    // Renamed into place, so that no build reads half of it.
    await writeFile(`${file}.new`, text);
    await rename(`${file}.new`, file);
  }
  return hashOf(text);
}

/** The hash that a snapshot of what is published now would have. */
export async function snapshotHash(db: Database): Promise<string> {
  return hashOf(await snapshotText(db));
}

async function snapshotText(db: Database): Promise<string> {
  const snapshot = {
    signalBoard: await publishedSignalBoardPosts(db),
    blog: await publishedBlogPosts(db),
  };
  return `${JSON.stringify(snapshot, null, 1)}\n`;
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
