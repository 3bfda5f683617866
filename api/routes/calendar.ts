import { hash } from 'node:crypto';
import { Hono } from 'hono';
import { calendarRotation } from '#db/inbox/work.ts';
import { listBookingsFrom } from '#db/inbox/scheduled-calls.ts';
import { todayOf } from '#src/domain/booking/bookable-days.ts';
import { addDays } from '#src/lib/calendar-dates.ts';
import { feedOf } from '#api/bookings/calendar.ts';
import type { Api } from '#api/context.ts';
import { HttpFailure } from '#api/http/http-failure.ts';
import { limits } from '#api/http/limits.ts';
import { isFeedSecret } from '#api/inbox/feed.ts';
import { database } from '#api/middleware/database.ts';
import { limit } from '#api/middleware/limit.ts';

/** Days that past calls stay in the feed. */
const DAYS_BACK = 30;

export const calendar = new Hono<Api>();

/** The booked calls, for calendar programs, at a secret address. */
calendar.get('/api/calendar/:file', limit(limits.reads), database, async (c) => {
  const { db, env, request } = c.var;
  const given = /^([\w-]{1,100})\.ics$/.exec(c.req.param('file'))?.[1] ?? '';
  const { rotation } = await calendarRotation(db);
  if (!isFeedSecret(given, env.SESSION_SECRET, rotation)) {
    throw new HttpFailure(404, 'There is no such calendar.');
  }
  const content = feedOf(await listBookingsFrom(db, addDays(todayOf(new Date()), -DAYS_BACK)));
  const ETag = `"${hash('sha256', content, 'base64url').slice(0, 27)}"`;
  const headers = { ETag, 'Cache-Control': 'private, no-store' };
  const known = (request.headers.get('If-None-Match') ?? '').split(',');
  if (known.some((tag) => tag.trim().replace(/^W\//, '') === ETag)) return c.body(null, 304, headers);
  return c.body(content, 200, {
    ...headers,
    'Content-Type': 'text/calendar; charset=utf-8',
    'Content-Disposition': 'inline; filename="calls.ics"',
    'X-Robots-Tag': 'noindex',
  });
});
