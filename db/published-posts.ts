import { sql } from 'kysely';
import type { Database } from './connection.ts';
import { type Board, boards, isPublic, listedAt, over, type Post } from './posts/tables.ts';

/** The newest public posts of a board, with their content. */
export function newestPosts(db: Database, board: Board, limit: number): Promise<Post[]> {
  const { table, whole } = boards[board];
  return over(db)
    .selectFrom(table)
    .select(whole)
    .where(isPublic)
    .orderBy(listedAt, 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** The slug of a post, and the dates that tell when it last changed for readers. */
export type PostAddress = Pick<Post, 'slug' | 'createdAt' | 'updatedAt' | 'publishedAt'>;

/** The most addresses that one sitemap may hold (sitemaps.org). */
const SITEMAP_LENGTH = 50_000;

/** The public posts of a board that have a page here, newest first: links to other sites are left out. */
export function postAddresses(db: Database, board: Board): Promise<PostAddress[]> {
  return over(db)
    .selectFrom(boards[board].table)
    .select(['slug', 'createdAt', 'updatedAt', 'publishedAt'])
    .where(isPublic)
    .$if(board === 'signal-board', (query) => query.where(sql<boolean>`(source_type = 'original' or url is null)`))
    .orderBy(listedAt, 'desc')
    .orderBy('id', 'desc')
    .limit(SITEMAP_LENGTH)
    .execute();
}

/** When the next scheduled post of either board becomes public; undefined if there is none. */
export async function nextScheduledPost(db: Database): Promise<Date | undefined> {
  const moments = (board: Board) =>
    over(db)
      .selectFrom(boards[board].table)
      .select(listedAt.as('publishedAt'))
      .where('published', '=', true)
      .where('deletedAt', 'is', null)
      .where(listedAt, '>', sql<Date>`now()`);
  const next = await moments('blog')
    .unionAll(moments('signal-board'))
    .orderBy('publishedAt')
    .limit(1)
    .executeTakeFirst();
  return next?.publishedAt;
}
