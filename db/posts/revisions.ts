import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { BoardName } from '#src/domain/posts/paths.ts';
import type { Database } from '../connection.ts';
import { wordsIn } from '#src/domain/posts/minutes-to-read.ts';
import { fieldsAs, storedObject } from '../stored-json.ts';
import type { Post } from '../posts.ts';

/** Old versions that are stored of a post. */
const MAX_REVISIONS = 50;

/** Stores the current version of a post before it is replaced, and deletes all but the newest 50. */
export async function saveRevision(db: Database, board: BoardName, post: Post, replacedBy: string) {
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

/** What lists say of an old version. */
const head = {
  title: z.string(),
  slug: z.string(),
  published: z.boolean(),
};

/** In place of what another release stored otherwise. */
const unknownHead = { title: '(no title)', slug: '', published: false };

/** Characters of a content whose words are counted. */
const MOST_COUNTED = 200_000;

/** The old versions of a post without their content, newest first. */
export async function listRevisions(db: Database, board: BoardName, postId: number) {
  const rows = await db
    .selectFrom('postRevisions')
    .select(['version', sql<unknown>`post - 'content'`.as('post'), 'replacedBy', 'replacedAt'])
    .select(sql<string | null>`left(post ->> 'content', ${MOST_COUNTED})`.as('content'))
    .where('board', '=', board)
    .where('postId', '=', postId)
    .orderBy('version', 'desc')
    .execute();
  return rows.map(({ post, content, ...row }) => ({
    ...row,
    ...unknownHead,
    ...fieldsAs(head, post),
    words: wordsIn(content ?? ''),
  }));
}

/** All columns of both boards are one of these. */
const column = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/** The whole post as it was in an old version, without what is no column's value. */
export async function findRevision(db: Database, board: BoardName, postId: number, version: number) {
  const row = await db
    .selectFrom('postRevisions')
    .select('post')
    .where('board', '=', board)
    .where('postId', '=', postId)
    .where('version', '=', version)
    .executeTakeFirst();
  if (!row) return undefined;
  const fields = Object.entries(storedObject(row.post));
  return Object.fromEntries(fields.filter(([, value]) => column.safeParse(value).success));
}
