import type { Database } from '../connection.ts';
import type { Board, Post } from '../posts.ts';

/** Old versions that are stored of a post. */
const MAX_REVISIONS = 50;

/** Stores the current version of a post before it is replaced, and deletes all but the newest 50. */
export async function saveRevision(db: Database, board: Board, post: Post, replacedBy: string) {
  // The HTML is left out: it can be rendered again.
  const { contentHtml: _contentHtml, ...typed } = post;
  const { id: postId, version } = typed;
  await db
    .insertInto('postRevisions')
    .values({ board, postId, version, post: JSON.stringify(typed), replacedBy })
    .execute();
  await db
    .deleteFrom('postRevisions')
    .where('board', '=', board)
    .where('postId', '=', postId)
    .where('version', '<=', version - MAX_REVISIONS)
    .execute();
}

/** The old versions of a post without their content, newest first. */
export function listRevisions(db: Database, board: Board, postId: number) {
  return db
    .selectFrom('postRevisions')
    .select((row) => [
      'version',
      row.ref('post', '->>').key('title').$castTo<string>().as('title'),
      row.ref('post', '->>').key('slug').$castTo<string>().as('slug'),
      row.cast<boolean>(row.ref('post', '->>').key('published'), 'boolean').as('published'),
      'replacedBy',
      'replacedAt',
    ])
    .where('board', '=', board)
    .where('postId', '=', postId)
    .orderBy('version', 'desc')
    .execute();
}

/** The whole post as it was in an old version. */
export async function findRevision(db: Database, board: Board, postId: number, version: number) {
  const row = await db
    .selectFrom('postRevisions')
    .select('post')
    .where('board', '=', board)
    .where('postId', '=', postId)
    .where('version', '=', version)
    .executeTakeFirst();
  return row?.post;
}
