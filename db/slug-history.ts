import { sql } from 'kysely';
import type { Database } from './connection.ts';
import { type Board, findPost } from './posts.ts';

/** Notes that a post has given up a slug for another one. */
export async function noteMove(
  db: Database,
  board: Board,
  { postId, from, to }: { postId: number; from: string; to: string },
): Promise<void> {
  await db
    .insertInto('slugHistory')
    .values({ board, slug: from, postId })
    .onConflict((conflict) =>
      conflict.columns(['board', 'slug']).doUpdateSet({ postId, createdAt: sql`now()` }),
    )
    .execute();
  await forgetMove(db, board, to);
}

/** A slug leads nowhere else any more: a post has it. */
export async function forgetMove(db: Database, board: Board, slug: string): Promise<void> {
  await db.deleteFrom('slugHistory').where('board', '=', board).where('slug', '=', slug).execute();
}

/** The slug under which a public post stands that once had this one. */
export async function slugSince(
  db: Database,
  board: Board,
  slug: string,
): Promise<string | undefined> {
  const move = await db
    .selectFrom('slugHistory')
    .select('postId')
    .where('board', '=', board)
    .where('slug', '=', slug)
    .executeTakeFirst();
  const post = move && (await findPost(db, board, move.postId));
  return post?.isPublic ? post.slug : undefined;
}
