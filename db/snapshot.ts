import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Database } from './connection.ts';
import { publishedPosts } from './published-posts.ts';

/**
 * Writes down all that the public may read, for a build of the pages: `signalBoard` and `blog`, every
 * published post with its content as typed, newest first, dates in ISO 8601. Gives the SHA-256 of the
 * file, which is the same for the same content.
 */
export async function writeSnapshot(db: Database, file: string): Promise<string> {
  await mkdir(dirname(file), { recursive: true });
  // Renamed into place, so that no build reads half of it.
  const half = `${file}.${randomUUID()}`;
  const handle = await open(half, 'w');
  try {
    const hash = createHash('sha256');
    for await (const text of snapshotOf(db)) {
      hash.update(text);
      await handle.write(text);
    }
    await handle.close();
    await rename(half, file);
    return hash.digest('hex');
  } catch (error) {
    await handle.close();
    await rm(half, { force: true });
    throw error;
  }
}

/** The hash that a snapshot written now would have. */
export async function snapshotHash(db: Database): Promise<string> {
  const hash = createHash('sha256');
  for await (const text of snapshotOf(db)) hash.update(text);
  return hash.digest('hex');
}

/** The snapshot a piece at a time: it may be larger than what should be in memory at once. */
async function* snapshotOf(db: Database): AsyncGenerator<string> {
  yield '{"signalBoard":[';
  yield* listOf(db, 'signal-board');
  yield '],\n"blog":[';
  yield* listOf(db, 'blog');
  yield ']}\n';
}

async function* listOf(db: Database, board: 'signal-board' | 'blog'): AsyncGenerator<string> {
  let border = '\n';
  for await (const post of publishedPosts(db, board)) {
    yield border + JSON.stringify(post);
    border = ',\n';
  }
}
