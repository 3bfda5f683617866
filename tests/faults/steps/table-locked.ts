import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { onPostgres, type Outcome } from '../fault-setup.ts';

/** Locks the posts for this many milliseconds, as a manual change of the table does: readers must wait. */
export function lockTable(duration: number): Promise<Outcome> {
  return onPostgres(async (setup) => {
    const { postgres, visitors, writeLog } = setup;
    visitors.want(setup.nextSlot());
    await sleep(200);
    const holder = new Client({ connectionString: postgres.url, application_name: 'holder' });
    await holder.connect();
    await holder.query('begin; lock table blog_posts in access exclusive mode');
    const before = writeLog.acknowledged.length;
    visitors.want(setup.nextSlot());
    await sleep(duration);
    // Writes do not need the posts.
    if (writeLog.acknowledged.length < before + 20)
      writeLog.faults.push('writes waited for the posts');
    await holder.query('rollback');
    await holder.end();
    await setup.recovered();
  });
}
