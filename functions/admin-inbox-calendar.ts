import type { Config } from '@netlify/functions';
import { addAuditEntry } from '#db/accounts/audit-log.ts';
import { calendarRotation, rotateCalendar } from '#db/inbox/work.ts';
import type { CalendarFeed } from '#src/contracts/inbox.ts';
import { answer, json } from './shared/http/answer.ts';
import { feedPath } from './shared/inbox/feed.ts';

/** /api/admin/inbox/calendar: GET shows the secret address of the calendar feed, POST replaces it. */
export default answer({
  GET: {
    handleAdmin: async ({ db, env }) =>
      json(200, feedAt(env.SESSION_SECRET, await calendarRotation(db))),
  },
  POST: {
    atomic: true,
    handleAdmin: async ({ db, env, admin }) => {
      await addAuditEntry(db, { action: 'inbox.new-calendar', by: admin });
      return json(200, feedAt(env.SESSION_SECRET, await rotateCalendar(db)));
    },
  },
});

function feedAt(secret: string, rotation: number): CalendarFeed {
  return { path: feedPath(secret, rotation) };
}

export const config: Config = { path: '/api/admin/inbox/calendar' };
