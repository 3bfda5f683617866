/** What is read of many posts at once: counts, authors, extracts. */
import { sql } from 'kysely';
import type { KnownAuthor } from '#src/contracts/blog.ts';
import type { KnownPost } from '#src/domain/assistant/facts/posts.ts';
import type { BoardName } from '#src/domain/posts/paths.ts';
import type { Database } from '../connection.ts';
import { rowCount } from '../sql.ts';
import { boardTables, isPublicPost, listedAt, eitherBoard } from './tables.ts';
import { type PostFilter, matches } from '../posts.ts';

/** How many posts match, on all pages together, and how many of them are drafts. */
export interface PostCounts {
  posts: number;
  drafts: number;
}

/** Counts the posts that pass a filter. */
export function countPosts(db: Database, board: BoardName, filter: PostFilter): Promise<PostCounts> {
  return eitherBoard(db)
    .selectFrom(boardTables[board].table)
    .select([rowCount().as('posts'), rowCount(sql<boolean>`not published`).as('drafts')])
    .where(matches(board, filter))
    .executeTakeFirstOrThrow();
}

/** More than anybody picks from. */
const MOST = 200;

/** The authors of blog posts by name, each with the title and picture of the latest post. */
export function listKnownAuthors(db: Database): Promise<KnownAuthor[]> {
  return db
    .selectFrom('blogPosts')
    .distinctOn('author')
    .select(['author as name', 'authorTitle as title', 'authorImageUrl as imageUrl'])
    .where('deletedAt', 'is', null)
    .orderBy('author')
    .orderBy(listedAt, 'desc')
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute();
}

/**
 * Differs from an earlier mark once what the assistant knows beside the content has changed: a published post, one that has
 * become public, a setting of the public site, or a known answer.
 */
export async function markOfKnown(db: Database): Promise<string> {
  const { rows } = await sql<{ mark: string }>`
    select concat_ws(' ',
      (select changed_at from site_changes),
      (select max(${listedAt}) from blog_posts where ${isPublicPost}),
      (select max(${listedAt}) from signal_board_posts where ${isPublicPost}),
      (select md5(string_agg(concat_ws(chr(31), id, questions, answer), chr(30) order by id)) from known_answers)
    ) as mark
  `.execute(db);
  return rows[0]?.mark ?? '';
}

/** The newest published posts of both boards, with the first characters of their content. */
export async function postExtracts(
  db: Database,
  { count, length }: { count: number; length: number },
): Promise<KnownPost[]> {
  const { rows } = await sql<KnownPost>`
    select * from (
      select 'blog' as board, slug, title, summary as lede, category, author,
        left(content, ${length}) as content, ${listedAt} as listed_at
      from blog_posts where ${isPublicPost}
      union all
      select 'signal-board', slug, title, description, category, null,
        left(coalesce(content, ''), ${length}), ${listedAt}
      from signal_board_posts where ${isPublicPost}
    ) posts
    order by listed_at desc, slug
    limit ${count}
  `.execute(db);
  return rows;
}

/** The whole text of a published post as it is shown; as it was typed where it has not been rendered yet. */
export async function textOfPost(db: Database, board: BoardName, slug: string): Promise<string | undefined> {
  const post = await eitherBoard(db)
    .selectFrom(boardTables[board].table)
    .select(['content', 'contentHtml'])
    .where('slug', '=', slug)
    .where(isPublicPost)
    .executeTakeFirst();
  return post?.contentHtml ?? post?.content ?? undefined;
}
