/** Published posts as the assistant reads them: many at once, each truncated. */
import { sql } from 'kysely';
import type { Database } from './connection.ts';
import { isPublic, listedAt } from './post-tables.ts';

/** The beginning of a published post. */
export interface PostExtract {
  board: 'blog' | 'signal-board';
  slug: string;
  title: string;
  /** The summary or description. */
  lede: string;
  category: string;
  /** Null on the Signal Board. */
  author: string | null;
  /** The first characters of the content, as typed. */
  content: string;
}

/**
 * A version of the public posts, to be compared with an earlier one: it differs once a published post has changed or a
 * scheduled one has become public. Reads three rows by their keys.
 */
export async function markOfPosts(db: Database): Promise<string> {
  const { rows } = await sql<{ mark: string }>`
    select concat_ws(' ',
      (select changed_at from site_changes),
      (select max(${listedAt}) from blog_posts where ${isPublic}),
      (select max(${listedAt}) from signal_board_posts where ${isPublic})
    ) as mark
  `.execute(db);
  return rows[0]?.mark ?? '';
}

/**
 * The newest published posts of both boards, newest first.
 *
 * @param count of posts
 * @param length of the content, in characters
 */
export async function postExtracts(
  db: Database,
  { count, length }: { count: number; length: number },
): Promise<PostExtract[]> {
  const { rows } = await sql<PostExtract>`
    select * from (
      select 'blog' as board, slug, title, summary as lede, category, author,
        left(content, ${length}) as content, ${listedAt} as listed_at
      from blog_posts where ${isPublic}
      union all
      select 'signal-board', slug, title, description, category, null,
        left(coalesce(content, ''), ${length}), ${listedAt}
      from signal_board_posts where ${isPublic}
    ) posts
    order by listed_at desc, slug
    limit ${count}
  `.execute(db);
  return rows;
}
