/** The uploaded pictures, and the posts that use them. */
import { sql } from 'kysely';
import type { MediaPost } from '#src/contracts/media.ts';
import type { Database, OpenTransaction } from '../connection.ts';
import { lockBoard } from '../posts.ts';
import type { NewMedia } from '../schema.ts';

/** Adds a picture, or gives its existing row; a given alt text replaces the earlier one. */
export function saveMedia(db: Database, media: NewMedia) {
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

/** The pictures, newest first. */
export function listMedia(db: Database, { limit, offset }: { limit: number; offset: number }) {
  return db.selectFrom('media').selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute();
}

/** The key of a picture; undefined if it does not exist. */
export async function findMediaKey(db: Database, id: number) {
  const row = await db.selectFrom('media').select('key').where('id', '=', id).executeTakeFirst();
  return row?.key;
}

export async function deleteMedia(db: Database, id: number): Promise<void> {
  await db.deleteFrom('media').where('id', '=', id).execute();
}

/** Locks all posts until the transaction ends, so that an unused picture stays unused. */
export async function takePosts(transaction: OpenTransaction): Promise<void> {
  await lockBoard(transaction, 'blog');
  await lockBoard(transaction, 'signal-board');
}

/**
 * The posts that use these pictures, each with the picture's key: also where a working copy does, deleted ones that can be
 * restored, and what is not a post yet.
 */
export async function usesOf(db: Database, keys: readonly string[]) {
  // Each text is scanned once, however many pictures there are.
  const { rows } = await sql<MediaPost & { key: string }>`
    select distinct m.hit[1] as key, p.board, p.id, p.title, p.deleted_at is not null as deleted, is_new
    from (
      select 'blog' as board, id, title, deleted_at, false as is_new,
        concat_ws(' ', content, thumbnail_url, featured_image, author_image_url,
          (select form::text from working_copies where board = 'blog' and post_id = blog_posts.id)) as texts
      from blog_posts
      union all
      select 'signal-board', id, title, deleted_at, false, concat_ws(' ', content, thumbnail_url, url,
          (select form::text from working_copies where board = 'signal-board' and post_id = signal_board_posts.id))
      from signal_board_posts
      union all
      select board, id, form ->> 'title', null, true, form::text from working_copies where post_id is null
    ) p, regexp_matches(p.texts, '[0-9a-f]{32}\\.[a-z]{3,4}', 'g') as m(hit)
    where m.hit[1] = any(${[...keys]})
    order by board, id`.execute(db);
  return rows;
}
