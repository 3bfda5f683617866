import { deleteOldTokens } from '#db/account-tokens.ts';
import { deleteOldEntries } from '#db/audit-log.ts';
import type { Database } from '#db/connection.ts';
import { deleteOldMessages } from '#db/chat-messages.ts';
import { forgetSalts } from '#db/daily-salt.ts';
import { claimCleanUp, putOffCleanUp } from '#db/due.ts';
import { deleteOldKeys } from '#db/idempotency-keys.ts';
import { deleteInboxLeftovers } from '#db/inbox.ts';
import { deleteOldDevices } from '#db/known-devices.ts';
import { deleteOldLeads } from '#db/leads.ts';
import { deleteOldFailures } from '#db/login-failures.ts';
import { deleteOldNews } from '#db/outbox.ts';
import { analyzePosts, forgetDeletedPosts } from '#db/posts.ts';
import { deleteOldBuckets } from '#db/rate-limits.ts';
import { deleteOldCalls } from '#db/scheduled-calls.ts';
import { deleteOldSessions } from '#db/sessions.ts';
import { retentionDays } from '#src/content/legal/retention.ts';

/** What has no use any more, and of visitors what is older than the privacy policy says. */
const tasks: ((db: Database) => Promise<void>)[] = [
  deleteOldBuckets,
  deleteOldKeys,
  deleteOldNews,
  deleteOldSessions,
  deleteOldFailures,
  forgetSalts,
  deleteOldTokens,
  deleteOldDevices,
  forgetDeletedPosts,
  (db) => deleteOldEntries(db, retentionDays.auditLog),
  (db) => deleteOldLeads(db, retentionDays.leads),
  (db) => deleteOldMessages(db, retentionDays.chatMessages),
  (db) => deleteOldCalls(db, retentionDays.scheduledCalls),
  deleteInboxLeftovers,
  analyzePosts,
];

/**
 * Deletes what is not to be kept, one kind after the other, once a day; where that fails, again in an hour.
 *
 * @throws the first error, once everything else is done
 */
export async function cleanUpIfDue(db: Database): Promise<void> {
  if (!(await claimCleanUp(db))) return;
  try {
    await cleanUp(db);
  } catch (error) {
    await putOffCleanUp(db);
    throw error;
  }
}

/** @throws the first error, once everything else is done */
export async function cleanUp(db: Database): Promise<void> {
  const errors: unknown[] = [];
  for (const task of tasks) await task(db).catch((error: unknown) => errors.push(error));
  if (errors.length > 0) throw errors[0];
}
