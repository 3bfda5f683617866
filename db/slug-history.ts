import type { BoardName } from '#src/domain/posts/paths.ts';
import type { Database } from './connection.ts';
import { findPost } from './posts.ts';
import { now } from './sql.ts';

/** Records that a post has changed its slug, so that the old address can redirect to the new one. */
export async function recordSlugChange(
  db: Database,
  board: BoardName,
  { postId, from, to }: { postId: number; from: string; to: string },
): Promise<void> {
  await db
    .insertInto('slugHistory')
    .values({ board, slug: from, postId })
    .onConflict((conflict) => conflict.columns(['board', 'slug']).doUpdateSet({ postId, createdAt: now }))
    .execute();
  await removeRedirect(db, board, to);
}

/** Removes the redirect of a slug, since a post uses it again. */
export async function removeRedirect(db: Database, board: BoardName, slug: string): Promise<void> {
  await db.deleteFrom('slugHistory').where('board', '=', board).where('slug', '=', slug).execute();
}

/** The current slug of the public post that once had this one. */
export async function currentSlug(db: Database, board: BoardName, slug: string) {
  const move = await db
    .selectFrom('slugHistory')
    .select('postId')
    .where('board', '=', board)
    .where('slug', '=', slug)
    .executeTakeFirst();
  const post = move && (await findPost(db, board, move.postId));
  return post?.isPublic ? post.slug : undefined;
}
