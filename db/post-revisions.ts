import type { Database } from './connection.ts';
import type { Board, Post } from './posts.ts';

/** As many versions of a post are kept. */
const KEPT = 50;

/** A version of a post that was replaced, without its content. */
export interface ListedRevision {
  version: number;
  title: string;
  slug: string;
  published: boolean;
  replacedBy: string;
  replacedAt: Date;
}

/** Keeps a post as it stands, before it is replaced; beyond the newest 50 old versions go. */
export async function keepRevision(
  db: Database,
  board: Board,
  post: Post,
  replacedBy: string,
): Promise<void> {
  // What can be rendered again is not part of what was typed.
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
    .where('version', '<=', version - KEPT)
    .execute();
}

/** The versions that were replaced, newest first. */
export function listRevisions(
  db: Database,
  board: Board,
  postId: number,
): Promise<ListedRevision[]> {
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

/** The whole post as it was in a version that was replaced. */
export async function findRevision(
  db: Database,
  board: Board,
  postId: number,
  version: number,
): Promise<Record<string, unknown> | undefined> {
  const row = await db
    .selectFrom('postRevisions')
    .select('post')
    .where('board', '=', board)
    .where('postId', '=', postId)
    .where('version', '=', version)
    .executeTakeFirst();
  return row?.post;
}
