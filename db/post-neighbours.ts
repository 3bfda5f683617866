import { sql } from 'kysely';
import { type Neighbours, RELATED } from '#src/domain/posts/neighbours.ts';
import type { Database } from './connection.ts';
import {
  type Board,
  boards,
  isPublic,
  listedAt,
  type ListedPost,
  over,
  type Post,
} from './post-tables.ts';

/**
 * The published posts next to one by date, and some like it; on the Signal Board only our own. The same
 * as domain/posts/neighbours.ts finds in a list of all.
 */
export async function neighboursOf(
  db: Database,
  board: Board,
  { id, category }: Pick<Post, 'id' | 'category'>,
): Promise<Neighbours<ListedPost>> {
  const { table, listed } = boards[board];
  // Asked for where it stands: a date loses its microseconds on the way through JavaScript.
  const place = sql`(select ${listedAt}, id from ${sql.table(table)} where id = ${id})`;
  const others = over(db)
    .selectFrom(table)
    .select(listed)
    .where(isPublic)
    .where('id', '!=', id)
    .$if(board === 'signal-board', (query) => query.where(sql<boolean>`source_type = 'original'`));
  const newestFirst = others.orderBy(listedAt, 'desc').orderBy('id', 'desc');
  // Each stops at the first few of the index of dates; ordered by category at once, all posts would be sorted.
  const alike = newestFirst.where('category', '=', category).limit(RELATED);
  const unlike = newestFirst.where('category', '!=', category).limit(RELATED);
  const related = await alike.execute();
  if (related.length < RELATED) related.push(...(await unlike.execute()));
  return {
    newer: await others
      .where(sql<boolean>`(${listedAt}, id) > ${place}`)
      .orderBy(listedAt)
      .orderBy('id')
      .limit(1)
      .executeTakeFirst(),
    older: await newestFirst
      .where(sql<boolean>`(${listedAt}, id) < ${place}`)
      .limit(1)
      .executeTakeFirst(),
    related: related.slice(0, RELATED),
  };
}
