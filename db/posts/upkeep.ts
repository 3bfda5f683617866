import { sql } from 'kysely';
import type { BoardName } from '#src/domain/posts/paths.ts';
import type { Database } from '../connection.ts';
import { RESTORABLE } from '../posts.ts';
import { boardTables, eitherBoard } from './tables.ts';

/** Deletes posts for good that can no longer be restored, with their revisions, old slugs and working copies. */
export async function eraseDeletedPosts(db: Database): Promise<void> {
  for (const board of Object.keys(boardTables) as BoardName[]) {
    const gone = await eitherBoard(db)
      .deleteFrom(boardTables[board].table)
      .where('deletedAt', '<=', RESTORABLE)
      .returning('id')
      .execute();
    const ids = gone.map(({ id }) => id);
    if (ids.length === 0) continue;
    for (const table of ['postRevisions', 'slugHistory', 'workingCopies'] as const) {
      await db.deleteFrom(table).where('board', '=', board).where('postId', 'in', ids).execute();
    }
  }
}

/** Updates the planner's statistics, because the embedded database has no autovacuum that would do so. */
export async function analyzePosts(db: Database): Promise<void> {
  for (const { table } of Object.values(boardTables)) await sql`analyze ${sql.table(table)}`.execute(db);
}
