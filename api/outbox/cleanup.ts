import type { Database } from '#db/connection.ts';
import { claimCleanup, deleteOlder, postponeCleanup } from '#db/due.ts';
import { analyzeInbox } from '#db/inbox/fill.ts';
import { deleteInboxLeftovers } from '#db/inbox/items.ts';
import { deleteOldNotifications } from '#db/outbox.ts';
import { analyzePosts, eraseDeletedPosts } from '#db/posts/upkeep.ts';
import type { FunctionEnv } from '#api/http/environment.ts';
import { sealTotpSecrets } from '#api/session/totp-secrets.ts';
import { retentionDays } from '#src/content/legal/retention.data.ts';

/** Deletes expired data, and visitors' data older than the terms of the privacy policy. */
const tasks: ((db: Database, env: Pick<FunctionEnv, 'SESSION_SECRET'>) => Promise<void>)[] = [
  // An hour and a minute: by then both windows of a limit have ended.
  (db) => deleteOlder(db, 'rateLimits', 'hourStartedAt', '61 minutes'),
  (db) => deleteOlder(db, 'idempotencyKeys', 'createdAt', '24 hours'),
  deleteOldNotifications,
  (db) => deleteOlder(db, 'sessions', 'expiresAt', '0 seconds'),
  (db) => deleteOlder(db, 'sessions', 'lastSeenAt', '30 minutes'),
  (db) => deleteOlder(db, 'loginFailures', 'failedAt', '15 minutes'),
  (db) => deleteOlder(db, 'auditSalts', 'day', '1 day'),
  (db) => deleteOlder(db, 'accountTokens', 'expiresAt', '0 seconds'),
  (db) => deleteOlder(db, 'knownDevices', 'seenAt', '180 days'),
  eraseDeletedPosts,
  (db) => deleteOlder(db, 'auditLog', 'createdAt', `${retentionDays.auditLog} days`),
  (db) => deleteOlder(db, 'leads', 'createdAt', `${retentionDays.leads} days`),
  (db) => deleteOlder(db, 'chatMessages', 'createdAt', `${retentionDays.chatMessages} days`),
  (db) => deleteOlder(db, 'scheduledCalls', 'date', `${retentionDays.scheduledCalls + 1} days`),
  deleteInboxLeftovers,
  analyzePosts,
  analyzeInbox,
  sealTotpSecrets,
];

/**
 * Runs the cleanup once a day, or again after an hour if it failed.
 *
 * @throws the first error, after all other tasks have run
 */
export async function runCleanupIfDue(db: Database, env: Pick<FunctionEnv, 'SESSION_SECRET'>): Promise<void> {
  if (!(await claimCleanup(db))) return;
  try {
    await runCleanup(db, env);
  } catch (error) {
    await postponeCleanup(db);
    throw error;
  }
}

/** Runs all tasks, one after the other. @throws the first error, after all other tasks have run */
export async function runCleanup(db: Database, env: Pick<FunctionEnv, 'SESSION_SECRET'>): Promise<void> {
  const errors: unknown[] = [];
  for (const task of tasks) await task(db, env).catch((error: unknown) => errors.push(error));
  if (errors.length > 0) throw errors[0];
}
