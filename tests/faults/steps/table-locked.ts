import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { onPostgres, type Outcome } from '../stage.ts';

/** Locks the posts for so many milliseconds, as somebody does who changes a table by hand: readers must wait. */
export function lockTable(duration: number): Promise<Outcome> {
  return onPostgres(async (stage) => {
    const { postgres, visitors, ledger } = stage;
    visitors.want(stage.nextSlot());
    await sleep(200);
    const holder = new Client({ connectionString: postgres.url, application_name: 'holder' });
    await holder.connect();
    await holder.query('begin; lock table blog_posts in access exclusive mode');
    const before = ledger.acknowledged.length;
    visitors.want(stage.nextSlot());
    await sleep(duration);
    // Who writes needs no posts.
    if (ledger.acknowledged.length < before + 20) ledger.faults.push('writes waited for the posts');
    await holder.query('rollback');
    await holder.end();
    await stage.recovered();
  });
}
