import { insertBlogPosts } from './blog-posts.ts';
import type { Database } from './connection.ts';
import { renderOutdated } from './render-outdated.ts';
import { blog } from './seed/blog.ts';
import { signalBoard } from './seed/signal-board.ts';
import { insertSignalBoardPosts } from './signal-board-posts.ts';
import { inTransaction } from './transaction.ts';

/**
 * Fills a new database with the posts of the launch, once: what an admin has edited or deleted since
 * stays so, however often this runs.
 */
export async function seed(db: Database): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const planted = await transaction
      .insertInto('seeds')
      .values({ name: 'launch posts' })
      .onConflict((conflict) => conflict.doNothing())
      .returning('name')
      .executeTakeFirst();
    if (!planted) return;
    await insertSignalBoardPosts(transaction, signalBoard.map(dated));
    await insertBlogPosts(transaction, blog.map(dated));
  });
  await renderOutdated(db);
}

/**
 * Written about so many days ago, when somebody was at work: at 15:00 UTC, morning in Austin, of a
 * weekday.
 */
function dated<Post extends { daysAgo: number }>({ daysAgo, ...post }: Post) {
  const time = new Date();
  time.setUTCDate(time.getUTCDate() - daysAgo);
  const daysPastFriday = [2, 0, 0, 0, 0, 0, 1][time.getUTCDay()] ?? 0;
  time.setUTCDate(time.getUTCDate() - daysPastFriday);
  time.setUTCHours(15, 0, 0, 0);
  return { ...post, createdAt: time, updatedAt: time };
}
