import { sql } from 'kysely';
import { coverFigure } from '#src/domain/posts/cover-figure.ts';
import { coverOf } from '#src/domain/posts/cover.ts';
import { coverParts } from '#src/domain/posts/cover-parts.ts';
import { COVER_READ, COVER_SEARCHED, type CoverText, coverText } from '#src/domain/posts/text-on-cover.ts';
import type { BoardName } from '#src/domain/posts/paths.ts';
import type { Database } from '../connection.ts';
import { boardTables, eitherBoard, type ListedPost } from './tables.ts';

/**
 * Posts of a list with their covers. What covers show of the text is read only where there is neither a picture nor a
 * number: it would take longer than the list itself.
 */
export async function withCovers<Listed extends ListedPost>(db: Database, board: BoardName, posts: Listed[]) {
  const { lede } = boardTables[board];
  const ids = posts
    .filter((post) => post.thumbnailUrl === null && !coverFigure(post.title, post[lede] ?? ''))
    .map(({ id }) => id);
  const texts = await coverTexts(db, board, ids);
  return posts.map((post) => {
    const { id, title } = post;
    const cover = { drawing: coverOf(title), ...coverParts(title, post[lede] ?? '', texts.get(id)) };
    return { ...post, cover };
  });
}

/** What covers show of the text of posts, by their ids. */
async function coverTexts(db: Database, board: BoardName, ids: number[]) {
  if (ids.length === 0) return new Map<number, CoverText | null>();
  const piece = (tag: string) => sql`substr(html, nullif(strpos(html, ${sql.lit(tag)}), 0), ${sql.lit(COVER_READ)})`;
  const found = await eitherBoard(db)
    .selectFrom((of) =>
      of
        .selectFrom(boardTables[board].table)
        .select(['id', sql`left(content_html, ${sql.lit(COVER_SEARCHED)})`.as('html')])
        .where('id', 'in', ids)
        // Otherwise each use of it would decompress the content again.
        .offset(sql.lit(0))
        .as('posts'),
    )
    .select(['id', sql<string | null>`coalesce(${piece('<table')}, ${piece('<blockquote')})`.as('piece')])
    .execute();
  return new Map(found.map(({ id, piece: html }) => [id, coverText(html)]));
}
