import { sql } from 'kysely';
import { coverFigure } from '#src/domain/posts/cover-figure.ts';
import { COVER_READ, COVER_SEARCHED, coverText } from '#src/domain/posts/text-on-cover.ts';
import type { BoardName } from '#src/domain/posts/paths.ts';
import type { Database } from '../connection.ts';
import { boardTables, eitherBoard, type ListedPost } from './tables.ts';

/**
 * Posts of a list with what their covers show of their content. That is read only of those whose cover has neither a picture
 * nor a number: it would take longer than the list itself.
 */
export async function withCoverTexts<Listed extends ListedPost>(db: Database, board: BoardName, posts: Listed[]) {
  const { table, lede } = boardTables[board];
  const ids = posts
    .filter((post) => post.thumbnailUrl === null && !coverFigure(post.title, post[lede] ?? ''))
    .map(({ id }) => id);
  if (ids.length === 0) return posts;
  const piece = (tag: string) => sql`substr(html, nullif(strpos(html, ${sql.lit(tag)}), 0), ${sql.lit(COVER_READ)})`;
  const found = await eitherBoard(db)
    .selectFrom((of) =>
      of
        .selectFrom(table)
        .select(['id', sql`left(content_html, ${sql.lit(COVER_SEARCHED)})`.as('html')])
        .where('id', 'in', ids)
        // Otherwise each use of it would decompress the content again.
        .offset(sql.lit(0))
        .as('posts'),
    )
    .select(['id', sql<string | null>`coalesce(${piece('<table')}, ${piece('<blockquote')})`.as('piece')])
    .execute();
  const texts = new Map(found.map(({ id, piece: html }) => [id, coverText(html)]));
  return posts.map((post) => {
    const text = texts.get(post.id);
    return text ? { ...post, coverText: text } : post;
  });
}
