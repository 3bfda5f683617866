import { sql } from 'kysely';
import type { BoardName } from '#src/domain/posts/paths.ts';
import type { Database } from './connection.ts';
import { now } from './sql.ts';
import { boardTables, isPublicPost, listedAt, eitherBoard, type Post } from './posts/tables.ts';

/**
 * The newest public posts of a board.
 *
 * @param mostText bytes of HTML of them all together: the posts from the one on with which they are more have no content
 */
export function newestPosts(db: Database, board: BoardName, limit: number, mostText: number): Promise<Post[]> {
  const fits = sql`coalesce(sum(octet_length(content_html)) over (order by ${listedAt} desc, id desc), 0) <= ${mostText}`;
  const fitting = (column: 'content' | 'contentHtml') =>
    sql<string | null>`case when ${fits} then ${sql.ref(column)} end`.as(column);
  return newestFirst(db, board, boardTables[board].listed)
    .select([fitting('content'), fitting('contentHtml')])
    .limit(limit)
    .execute();
}

/** The most addresses that one sitemap may hold (sitemaps.org). */
const SITEMAP_LENGTH = 50_000;

/**
 * The public posts of a board that have a page here, newest first: links to other sites are left out. Of each the slug,
 * and the dates that tell when it last changed for readers.
 */
export function postAddresses(db: Database, board: BoardName) {
  return newestFirst(db, board, ['slug', 'createdAt', 'updatedAt', 'publishedAt'])
    .$if(board === 'signal-board', (query) => query.where(sql<boolean>`(source_type = 'original' or url is null)`))
    .limit(SITEMAP_LENGTH)
    .execute();
}

function newestFirst<Column extends keyof Post>(db: Database, board: BoardName, columns: readonly Column[]) {
  return eitherBoard(db)
    .selectFrom(boardTables[board].table)
    .select(columns)
    .where(isPublicPost)
    .orderBy(listedAt, 'desc')
    .orderBy('id', 'desc');
}

/** When the next scheduled post of either board becomes public; undefined if there is none. */
export async function nextScheduledPost(db: Database): Promise<Date | undefined> {
  const moments = (board: BoardName) =>
    eitherBoard(db)
      .selectFrom(boardTables[board].table)
      .select(listedAt.as('publishedAt'))
      .where('published', '=', true)
      .where('deletedAt', 'is', null)
      .where(listedAt, '>', now);
  const next = await moments('blog')
    .unionAll(moments('signal-board'))
    .orderBy('publishedAt')
    .limit(1)
    .executeTakeFirst();
  return next?.publishedAt;
}
