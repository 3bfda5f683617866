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
} from './posts/tables.ts';

/** The published posts around one, as domain/posts/neighbours.ts picks them; of signals only our own. */
export async function neighboursOf(
  db: Database,
  board: Board,
  { id, category }: Pick<Post, 'id' | 'category'>,
): Promise<Neighbours<ListedPost>> {
  const { table, listed } = boards[board];
  // A subquery, since a date passed through JavaScript loses its microseconds.
  const place = sql`(select ${listedAt}, id from ${sql.table(table)} where id = ${id})`;
  const others = over(db)
    .selectFrom(table)
    .select(listed)
    .where(isPublic)
    .where('id', '!=', id)
    .$if(board === 'signal-board', (query) => query.where(sql<boolean>`source_type = 'original'`));
  const newestFirst = others.orderBy(listedAt, 'desc').orderBy('id', 'desc');
  // Two queries that each stop after a few rows of the date index; one ordered by category would sort all posts.
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
