import type { Selectable } from 'kysely';
import type { Database } from './connection.ts';
import type { NewSignalBoardPost, Tables } from './schema.ts';

export type SignalBoardPost = Selectable<Tables['signalBoardPosts']>;

export function insertSignalBoardPosts(
  db: Database,
  posts: readonly NewSignalBoardPost[],
): Promise<SignalBoardPost[]> {
  return db.insertInto('signalBoardPosts').values(posts).returningAll().execute();
}

/** Everything the public may read, newest first. */
export function publishedSignalBoardPosts(db: Database): Promise<SignalBoardPost[]> {
  return db
    .selectFrom('signalBoardPosts')
    .selectAll()
    .where('published', '=', true)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export async function hasPublishedSignalBoardPost(db: Database, slug: string): Promise<boolean> {
  const row = await db
    .selectFrom('signalBoardPosts')
    .select('id')
    .where('slug', '=', slug)
    .where('published', '=', true)
    .executeTakeFirst();
  return row !== undefined;
}
