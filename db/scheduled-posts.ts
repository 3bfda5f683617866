import { sql } from 'kysely';
import type { Database } from './connection.ts';
import { type Board, boards, isPublic, listedAt, over } from './post-tables.ts';

/** The boards on which a scheduled post has come out since the public site was last marked as changed. */
export async function boardsWithNews(db: Database): Promise<Board[]> {
  const lastChange = sql`coalesce((select changed_at from site_changes), '-infinity')`;
  const found: Board[] = [];
  for (const board of Object.keys(boards) as Board[]) {
    const news = await over(db)
      .selectFrom(boards[board].table)
      .select('id')
      .where(isPublic)
      // Before the first change, what was created as published is no news.
      .where(sql<boolean>`${listedAt} > ${lastChange} and published_at > created_at`)
      .limit(1)
      .executeTakeFirst();
    if (news) found.push(board);
  }
  return found;
}
