import type { Config } from '@netlify/functions';
import { addAuditEntry } from '#db/audit-log.ts';
import { calendarRotation, rotateCalendar } from '#db/inbox-calendar.ts';
import { inTransaction } from '#db/transaction.ts';
import type { CalendarFeed } from '#src/contracts/inbox.ts';
import { answer } from './shared/http/answer.ts';
import { feedPath } from './shared/inbox/feed.ts';
import { limits } from './shared/http/limits.ts';
import { json } from './shared/http/respond.ts';

/** /api/admin/inbox/calendar: GET shows the secret address of the calendar feed, POST replaces it. */
export default answer({
  GET: {
    limit: limits.reads,
    handleAdmin: async ({ db, env }) =>
      json(200, feedAt(env.SESSION_SECRET, await calendarRotation(db))),
  },
  POST: {
    limit: limits.writes,
    handleAdmin: async ({ db, env, admin }) => {
      const rotation = await inTransaction(db, async (transaction) => {
        await addAuditEntry(transaction, { action: 'inbox.new-calendar', by: admin });
        return rotateCalendar(transaction);
      });
      return json(200, feedAt(env.SESSION_SECRET, rotation));
    },
  },
});

function feedAt(secret: string, rotation: number): CalendarFeed {
  return { path: feedPath(secret, rotation) };
}

export const config: Config = { path: '/api/admin/inbox/calendar' };
