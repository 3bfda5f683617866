import type { Config, Context } from '@netlify/functions';
import { withDatabase } from '#db/connection.ts';
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

/** Every hour: forgets counts, keys, messages, sessions and posts that say nothing any more, and of visitors what the privacy policy says. */
export default async function tidy(_request?: Request, context?: Context): Promise<void> {
  await withDatabase(functionEnv(context), async (db) => {
    await deleteOldBuckets(db);
    await deleteOldKeys(db);
    await deleteOldNews(db);
    await deleteOldSessions(db);
    await deleteOldFailures(db);
    await forgetDeletedPosts(db);
    await deleteOldLeads(db, retentionDays.leads);
    await deleteOldMessages(db, retentionDays.chatMessages);
    await deleteOldCalls(db, retentionDays.scheduledCalls);
    await deleteInboxLeftovers(db);
    await analyzePosts(db);
  });
}

export const config: Config = { schedule: '0 * * * *' };
