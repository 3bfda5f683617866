import type { Config, Context } from '@netlify/functions';
import { type Database, withDatabase } from '#db/connection.ts';
import { deleteOldMessages } from '#db/chat-messages.ts';
import { deleteOldKeys } from '#db/idempotency-keys.ts';
import { deleteInboxLeftovers } from '#db/inbox.ts';
import { deleteOldLeads } from '#db/leads.ts';
import { deleteOldFailures } from '#db/login-failures.ts';
import { deleteOldNews } from '#db/outbox.ts';
import { analyzePosts, forgetDeletedPosts } from '#db/posts.ts';
import { deleteOldBuckets } from '#db/rate-limits.ts';
import { deleteOldCalls } from '#db/scheduled-calls.ts';
import { deleteOldSessions } from '#db/sessions.ts';
import { retentionDays } from '#src/content/legal/retention.ts';
import { functionEnv } from './shared/environment.ts';

/** What says nothing any more, and of visitors what is older than the privacy policy says. */
const tasks: ((db: Database) => Promise<void>)[] = [
  deleteOldBuckets,
  deleteOldKeys,
  deleteOldNews,
  deleteOldSessions,
  deleteOldFailures,
  forgetDeletedPosts,
  (db) => deleteOldLeads(db, retentionDays.leads),
  (db) => deleteOldMessages(db, retentionDays.chatMessages),
  (db) => deleteOldCalls(db, retentionDays.scheduledCalls),
  deleteInboxLeftovers,
  analyzePosts,
];

/**
 * Every hour: forgets what is not to be kept, one kind after the other.
 *
 * @throws the first error, once everything else is done
 */
export default async function tidy(_request?: Request, context?: Context): Promise<void> {
  await withDatabase(functionEnv(context), async (db) => {
    const errors: unknown[] = [];
    for (const task of tasks) await task(db).catch((error: unknown) => errors.push(error));
    if (errors.length > 0) throw errors[0];
  });
}

export const config: Config = { schedule: '0 * * * *' };
