import { demoArticles, demoSignals } from '#src/domain/posts/demo.ts';
import type { Database } from './connection.ts';
import { insertPosts } from './posts.ts';
import { renderOutdated } from './posts/render-outdated.ts';
import { givesRow } from './sql.ts';
import { inTransaction } from './transaction.ts';

/** Inserts the demo posts once, into a database that has no posts. @returns whether they were inserted */
export async function seed(db: Database): Promise<boolean> {
  const isNew = await inTransaction(db, async (transaction) => {
    const mark = transaction.insertInto('seeds').values({ name: 'launch posts' }).returning('name');
    const isFirst = await givesRow(mark.onConflict((conflict) => conflict.doNothing()));
    if (!isFirst || (await hasPosts(transaction))) return false;
    await insertPosts(transaction, 'signal-board', demoSignals.map(dated));
    await insertPosts(transaction, 'blog', demoArticles.map(dated));
    return true;
  });
  if (isNew) await renderOutdated(db);
  return isNew;
}

async function hasPosts(db: Database): Promise<boolean> {
  const tables = ['signalBoardPosts', 'blogPosts'] as const;
  const found = tables.map((table) => givesRow(db.selectFrom(table).select('id').limit(1)));
  return (await Promise.all(found)).includes(true);
}

/** Dates a post about so many days ago, on a weekday at 15:00 UTC: within the hours of most agencies. */
function dated<Post extends { daysAgo: number }>({ daysAgo, ...post }: Post) {
  const time = new Date();
  time.setUTCDate(time.getUTCDate() - daysAgo);
  const daysPastFriday = [2, 0, 0, 0, 0, 0, 1][time.getUTCDay()] ?? 0;
  time.setUTCDate(time.getUTCDate() - daysPastFriday);
  time.setUTCHours(15, 0, 0, 0);
  return { ...post, createdAt: time, updatedAt: time };
}
