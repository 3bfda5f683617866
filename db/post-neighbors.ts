import { sql } from 'kysely';
import { type Neighbors, RELATED } from '#src/domain/posts/neighbors.ts';
import type { BoardName } from '#src/domain/posts/paths.ts';
import type { Database } from './connection.ts';
import { withCovers } from './posts/covers.ts';
import { boardTables, isPublicPost, listedAt, type ListedPost, eitherBoard, type Post } from './posts/tables.ts';

/** The published posts around one, as domain/posts/neighbors.ts picks them; of signals only our own. */
export async function neighborsOf(
  db: Database,
  board: BoardName,
  { id, category }: Pick<Post, 'id' | 'category'>,
): Promise<Neighbors<ListedPost>> {
  const { table, listed } = boardTables[board];
  // A subquery, since a date passed through JavaScript loses its microseconds.
  const place = sql`(select ${listedAt}, id from ${sql.table(table)} where id = ${id})`;
  const others = eitherBoard(db)
    .selectFrom(table)
    .select(listed)
    .where(isPublicPost)
    .where('id', '!=', id)
    .$if(board === 'signal-board', (query) => query.where(sql<boolean>`source_type = 'original'`));
  const newestFirst = others.orderBy(listedAt, 'desc').orderBy('id', 'desc');
  const isNewer = sql<boolean>`(${listedAt}, id) > ${place}`;
  // Limits as literals: Postgres would plan for unknown ones anew each time, which takes longer than to run it.
  const newer = others.where(isNewer).orderBy(listedAt).orderBy('id').limit(sql.lit(1));
  const older = newestFirst.where(sql<boolean>`(${listedAt}, id) < ${place}`).limit(sql.lit(1));
  // Two that each stop after a few rows of the date index; one ordered by category would sort all posts.
  const alike = newestFirst.where('category', '=', category).limit(sql.lit(RELATED));
  const unlike = newestFirst.where('category', '!=', category).limit(sql.lit(RELATED));
  // One statement: each is a round trip of a page that somebody waits for.
  const { rows } = await sql<ListedPost & { place: number }>`
    select * from (
      select 1 as place, * from (${newer}) as newer union all
      select 2, * from (${older}) as older union all
      select 3, * from (${alike}) as alike union all
      select 4, * from (${unlike}) as unlike
    ) as around order by place, ${listedAt} desc, id desc`.execute(db);
  const at = (...places: number[]) =>
    rows.filter((row) => places.includes(row.place)).map(({ place: _, ...post }) => post);
  return { newer: at(1)[0], older: at(2)[0], related: await withCovers(db, board, at(3, 4).slice(0, RELATED)) };
}
