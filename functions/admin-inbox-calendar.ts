import type { Config } from '@netlify/functions';
import { calendarRotation, rotateCalendar } from '#db/inbox/work.ts';
import type { CalendarFeed } from '#src/contracts/inbox.ts';
import { answer } from './shared/http/answer.ts';
import { feedPath } from './shared/inbox/feed.ts';

/** /api/admin/inbox/calendar: GET shows the secret address of the calendar feed, POST replaces it. */
export default answer({
  GET: {
    handleAdmin: async ({ db, env }) => feedAt(env.SESSION_SECRET, await calendarRotation(db)),
  },
  POST: {
    handleAdminAtomic: async ({ db, env, audit }) => {
      await audit('inbox.new-calendar');
      return feedAt(env.SESSION_SECRET, await rotateCalendar(db));
    },
  },
});

function feedAt(secret: string, rotation: number): CalendarFeed {
  return { path: feedPath(secret, rotation) };
}

export const config: Config = { path: '/api/admin/inbox/calendar' };
