/** Mails that remind visitors of their calls, a day before. */
import type { Database } from '#db/connection.ts';
import { takeReminders } from '#db/inbox/scheduled-calls.ts';
import { inTransaction } from '#db/transaction.ts';
import type { FunctionEnv } from '#api/http/environment.ts';
import { notifyByMail } from '#api/outbox/notify.ts';
import { notificationOf } from './notification.ts';

const HOUR_MS = 3_600_000;

/** How long before the call. */
const AHEAD_MS = 24 * HOUR_MS;

/** Whoever books later than this before the reminder needs none. */
const SOON_MS = 2 * HOUR_MS;

/** When the visitor of a call is reminded; null if they left no address, or the call is too soon for that. */
export function remindAtOf(
  { SMTP_URL }: Pick<FunctionEnv, 'SMTP_URL'>,
  { startsAt, email }: { startsAt: Date; email: string | null },
): Date | null {
  const at = startsAt.getTime() - AHEAD_MS;
  return SMTP_URL && email && at > Date.now() + SOON_MS ? new Date(at) : null;
}

/** Adds the reminders that are due to the outbox; without a mail server they are dropped. */
export async function addReminders(db: Database, env: FunctionEnv): Promise<void> {
  await inTransaction(db, async (transaction) => {
    for (const row of await takeReminders(transaction)) {
      if (!row.email || !env.SMTP_URL) continue;
      await notifyByMail(transaction, env, 'call-reminder', notificationOf(env, row));
    }
  });
}
