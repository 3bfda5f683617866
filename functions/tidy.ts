import type { Config } from '@netlify/functions';
import { withDatabase } from '#db/connection.ts';
import { deleteOldKeys } from '#db/idempotency-keys.ts';
import { deleteDeliveredMessages } from '#db/outbox.ts';
import { deleteOldBuckets } from '#db/rate-limits.ts';
import { functionEnv } from './shared/environment.ts';

/** Every hour: forgets counts, keys and messages that say nothing any more. */
export default async function tidy(): Promise<void> {
  await withDatabase(functionEnv(), async (db) => {
    await deleteOldBuckets(db);
    await deleteOldKeys(db);
    await deleteDeliveredMessages(db);
  });
}

export const config: Config = { schedule: '0 * * * *' };
