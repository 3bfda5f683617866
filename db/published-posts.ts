import { sql } from 'kysely';
import type { Database } from './connection.ts';
import { type Board, boards, over, type Post } from './post-tables.ts';

/** The newest posts of a board that the public may read, with their content. */
export function newestPosts(db: Database, board: Board, limit: number): Promise<Post[]> {
  const { table, whole } = boards[board];
  return over(db)
    .selectFrom(table)
    .select(whole)
    .where('published', '=', true)
    .where('deletedAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Where a post stands, and when it last changed. */
export interface PostAddress {
  slug: string;
  updatedAt: Date;
}

/** Addresses that one sitemap may hold (sitemaps.org). */
const SITEMAP_LENGTH = 50_000;

/** The posts of a board that have a page to be found, newest first: not those that lead to another site. */
export function postAddresses(db: Database, board: Board): Promise<PostAddress[]> {
  return over(db)
    .selectFrom(boards[board].table)
    .select(['slug', 'updatedAt'])
    .where('published', '=', true)
    .where('deletedAt', 'is', null)
    .$if(board === 'signal-board', (query) =>
      query.where(sql<boolean>`(source_type = 'original' or url is null)`),
    )
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(SITEMAP_LENGTH)
    .execute();
}
