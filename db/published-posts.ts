import { sql } from 'kysely';
import type { Database } from './connection.ts';
import { type Board, boards, isPublic, listedAt, over, type Post } from './post-tables.ts';

/** Posts a query: few enough for the deadline of a query, whatever stands in them. */
const AT_ONCE = 250;

/**
 * Everything of a board that the public may read, newest first, fetched a part at a time. What is
 * changed meanwhile comes as it was or as it is; no post comes twice.
 */
export async function* publishedPosts(db: Database, board: Board): AsyncGenerator<Post> {
  const { table, whole } = boards[board];
  const query = over(db)
    .selectFrom(table)
    .select(whole)
    // As text, because a date loses its microseconds on the way through JavaScript.
    .select(sql<string>`${listedAt}::text`.as('place'))
    .where(isPublic)
    .orderBy(listedAt, 'desc')
    .orderBy('id', 'desc')
    .limit(AT_ONCE);

  let part = await query.execute();
  while (part.length > 0) {
    let last: { place: string; id: number } | undefined;
    for (const { place, ...post } of part) {
      last = { place, id: post.id };
      yield post;
    }
    if (!last || part.length < AT_ONCE) return;
    const after = sql<boolean>`(${listedAt}, id) < (${last.place}::timestamptz, ${last.id})`;
    part = await query.where(after).execute();
  }
}
