import { hash } from 'node:crypto';
import type { Config } from '@netlify/functions';
import { calendarRotation } from '#db/inbox/work.ts';
import { listBookingsFrom } from '#db/inbox/scheduled-calls.ts';
import { todayOf } from '#src/domain/booking/bookable-days.ts';
import { addDays } from '#src/lib/calendar-dates.ts';
import { answerAt, at, HttpFailure } from '#api/http/answer.ts';
import { feedOf } from '#api/bookings/calendar.ts';
import { isFeedSecret } from '#api/inbox/feed.ts';

/** Days that past calls stay in the feed. */
const DAYS_BACK = 30;

/** GET /api/calendar/{secret}.ics: the booked calls, for calendar programs. */
export default answerAt(
  at('/api/calendar/:file', {
    GET: {
      handle: async ({ db, env, request, params: { file } }) => {
        const given = /^([\w-]{1,100})\.ics$/.exec(file)?.[1] ?? '';
        const { rotation } = await calendarRotation(db);
        if (!isFeedSecret(given, env.SESSION_SECRET, rotation)) {
          throw new HttpFailure(404, 'There is no such calendar.');
        }
        const content = feedOf(await listBookingsFrom(db, addDays(todayOf(new Date()), -DAYS_BACK)));
        const ETag = `"${hash('sha256', content, 'base64url').slice(0, 27)}"`;
        const headers = { ETag, 'Cache-Control': 'private, no-store' };
        const known = (request.headers.get('If-None-Match') ?? '').split(',');
        if (known.some((tag) => tag.trim().replace(/^W\//, '') === ETag)) {
          return new Response(null, { status: 304, headers });
        }
        return new Response(content, {
          headers: {
            ...headers,
            'Content-Type': 'text/calendar; charset=utf-8',
            'Content-Disposition': 'inline; filename="calls.ics"',
            'X-Robots-Tag': 'noindex',
          },
        });
      },
    },
  }),
);

export const config: Config = { path: '/api/calendar/:file' };
