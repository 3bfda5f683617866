/** Published posts as the assistant reads them: many at once, each cut short. */
import { sql } from 'kysely';
import type { Database } from './connection.ts';

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
 * Changes with everything that changes what the public may read: a text to compare with an earlier one.
 * It reads three rows by their keys.
 */
export async function markOfPosts(db: Database): Promise<string> {
  const { rows } = await sql<{ mark: string }>`
    select concat_ws(' ',
      (select changed_at from site_changes),
      (select max(id) from blog_posts),
      (select max(id) from signal_board_posts)
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
        left(content, ${length}) as content, created_at
      from blog_posts where published and deleted_at is null
      union all
      select 'signal-board', slug, title, description, category, null,
        left(coalesce(content, ''), ${length}), created_at
      from signal_board_posts where published and deleted_at is null
    ) posts
    order by created_at desc, slug
    limit ${count}
  `.execute(db);
  return rows;
}
