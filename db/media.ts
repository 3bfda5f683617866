/** The pictures that were uploaded, and the posts that show them. */
import { sql } from 'kysely';
import type { Database } from './connection.ts';
import { takeBoard } from './posts.ts';
import type { MediaRow, NewMedia } from './schema.ts';

/** A post that shows a picture. */
export interface MediaUse {
  /** Of the picture. */
  key: string;
  board: 'blog' | 'signal-board';
  id: number;
  title: string;
  /** Deleted, but not for good: it may come back and will want its picture. */
  deleted: boolean;
}

/** Adds a picture, or gives the row that it has already; an alt text replaces an earlier one. */
export function saveMedia(db: Database, media: NewMedia): Promise<MediaRow> {
  return db
    .insertInto('media')
    .values(media)
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        alt: sql`coalesce(nullif(excluded.alt, ''), media.alt)`,
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The newest first. */
export function listMedia(
  db: Database,
  { limit, offset }: { limit: number; offset: number },
): Promise<MediaRow[]> {
  return db
    .selectFrom('media')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** The key of a picture; undefined where there is none. */
export async function findMediaKey(db: Database, id: number): Promise<string | undefined> {
  const row = await db.selectFrom('media').select('key').where('id', '=', id).executeTakeFirst();
  return row?.key;
}

export async function deleteMedia(db: Database, id: number): Promise<void> {
  await db.deleteFrom('media').where('id', '=', id).execute();
}

/** Keeps all posts as they are until the transaction ends, so that a picture found unused stays so. */
export async function takePosts(transaction: Database): Promise<void> {
  await takeBoard(transaction, 'blog');
  await takeBoard(transaction, 'signal-board');
}

/** Which of these pictures are used where, deleted posts that can be restored included. */
export async function usesOf(db: Database, keys: readonly string[]): Promise<MediaUse[]> {
  // Each text is read once, however many pictures there are.
  const { rows } = await sql<MediaUse>`
    select distinct m.hit[1] as key, p.board, p.id, p.title, p.deleted_at is not null as deleted
    from (
      select 'blog' as board, id, title, deleted_at,
        concat_ws(' ', content, thumbnail_url, featured_image, author_image_url) as texts
      from blog_posts
      union all
      select 'signal-board', id, title, deleted_at, concat_ws(' ', content, thumbnail_url, url)
      from signal_board_posts
    ) p, regexp_matches(p.texts, '[0-9a-f]{32}\\.[a-z]{3,4}', 'g') as m(hit)
    where m.hit[1] = any(${[...keys]})
    order by board, id`.execute(db);
  return rows;
}
