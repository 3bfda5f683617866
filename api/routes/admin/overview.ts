import { Hono } from 'hono';
import type { Database } from '#db/connection.ts';
import { countDays, listWaiting, topPages } from '#db/inbox/overview.ts';
import { listMessages, lockMessage, makeDue } from '#db/outbox.ts';
import type { OutboxMessage } from '#db/schema.ts';
import { dismissStep, readSettings, recallStep } from '#db/settings.ts';
import { markRebuilt } from '#db/site-changes.ts';
import { site } from '#src/content/site.ts';
import { type OutboxEntry, type OutboxList, outboxQuery } from '#src/contracts/outbox.ts';
import {
  type Measure,
  type Overview,
  overviewQuery,
  type RebuildRequested,
  type Waiting,
} from '#src/contracts/overview.ts';
import type { Settings } from '#src/contracts/settings.ts';
import { setupChange } from '#src/contracts/setup.ts';
import { todayOf } from '#src/domain/booking/bookable-days.ts';
import { addDays } from '#src/lib/calendar-dates.ts';
import { busyCalendarState } from '#api/bookings/busy/busy-calendar.ts';
import type { Api } from '#api/context.ts';
import type { FunctionEnv } from '#api/http/environment.ts';
import { HttpFailure, invalid } from '#api/http/http-failure.ts';
import { limits } from '#api/http/limits.ts';
import type { Unsent } from '#api/http/unsent.ts';
import { database } from '#api/middleware/database.ts';
import { body, query } from '#api/middleware/input.ts';
import { limit } from '#api/middleware/limit.ts';
import { origin } from '#api/middleware/origin.ts';
import { admin, atomically } from '#api/middleware/signed-in.ts';
import { notificationIn } from '#api/outbox/mail/parse-notification.ts';
import { mailSubject } from '#api/outbox/mail/subject.ts';
import { runSoon } from '#api/outbox/run-due.ts';
import { callHook, siteStatus } from '#api/publishing/build-hook.ts';
import { isRequired, setupOf } from '#api/settings/setup.ts';

const PAGES = 10;
/** How many of each kind that waits are listed. */
const LISTED = 5;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** What the overview shows, all at once and piece by piece. */
export const overview = new Hono<Api>();

/** With `?days=`: what waits, and daily counts over 30 or 90 days. */
overview.get('/api/admin/overview', limit(limits.reads), admin, query(overviewQuery), database, async (c) => {
  const { db, env } = c.var;
  const settings = await readSettings(db);
  const shown: Unsent<Overview> = {
    ...(await figuresOf(db, c.req.valid('query').days)),
    waiting: await waitingOf(db, env, settings),
    undelivered: await listedMessages(db, 'failing'),
    site: await siteStatus(db, env),
    setup: await setupOf(db, env, c.var.admin, settings),
  };
  return c.json(shown);
});

/** Notifications that were given up, or are still to be delivered. */
overview.get('/api/admin/outbox', limit(limits.reads), admin, query(outboxQuery), database, async (c) =>
  c.json(await listedMessages(c.var.db, c.req.valid('query').state)),
);

/** Tries an undelivered notification again now, even if it was given up. */
overview.post('/api/admin/outbox/:message/retry', origin, limit(limits.writes), admin, database, async (c) => {
  const entry = await atomically(c.var, async ({ db, audit }) => {
    const message = c.req.param('message');
    const found = UUID.test(message) ? await lockMessage(db, message) : undefined;
    if (!found) throw new HttpFailure(404, 'There is no such message.');
    if (found.deliveredAt) throw new HttpFailure(409, 'This message has been delivered.');
    const { id, channel, kind } = found;
    await audit('outbox.retry', { details: { id, channel, kind } });
    return entryOf(await makeDue(db, id));
  });
  runSoon(c.var);
  return c.json(entry);
});

/** The setup steps after the first deploy. */
overview.get('/api/admin/setup', limit(limits.reads), admin, database, async (c) => {
  const { db, env } = c.var;
  return c.json(await setupOf(db, env, c.var.admin, await readSettings(db)));
});

/** Dismisses a step, or restores it. */
overview.patch('/api/admin/setup', origin, limit(limits.writes), admin, body(setupChange), database, async (c) => {
  const { db, env } = c.var;
  const { step, dismissed } = c.req.valid('json');
  if (dismissed && isRequired(step, env)) throw invalid({ step: ['This step stays until it is done.'] });
  if (dismissed) await dismissStep(db, step, c.var.admin.username);
  else await recallStep(db, step);
  return c.json(await setupOf(db, env, c.var.admin, await readSettings(db)));
});

/** Whether readers may see outdated pages, and whether there is a build hook. */
overview.get('/api/admin/site-status', limit(limits.reads), admin, database, async (c) =>
  c.json(await siteStatus(c.var.db, c.var.env)),
);

/** Calls the build hook. The build is live once /version.json has a later time. */
overview.post('/api/admin/rebuild', origin, limit(limits.writes), admin, database, async (c) => {
  const { db, env, audit } = c.var;
  if (!env.BUILD_HOOK_URL) throw new HttpFailure(404, 'There is no build hook.');
  const requestedAt = new Date().toISOString();
  await callHook(env).catch(() => {
    throw new HttpFailure(502, 'The build hook did not accept the request. Please try again later.');
  });
  await markRebuilt(db);
  await audit('site.rebuild');
  return c.json({ requestedAt } satisfies RebuildRequested, 202);
});

/** The counts of each day, the totals of as many days before, and the most viewed pages. */
async function figuresOf(db: Database, length: number) {
  const first = addDays(todayOf(new Date()), 1 - length);
  const counted = await countDays(db, addDays(first, -length), site.timeZone);
  const none: Record<Measure, number> = { views: 0, leads: 0, calls: 0, chats: 0 };
  const days = Array.from({ length }, (_, index) => ({ day: addDays(first, index), ...none }));
  const byDay = new Map(days.map((day) => [day.day, day]));
  const before = { ...none };
  for (const { measure, day, count } of counted) {
    const place = day < first ? before : byDay.get(day);
    if (place) place[measure] += count;
  }
  return { days, before, pages: await topPages(db, first, PAGES) };
}

async function waitingOf(db: Database, env: FunctionEnv, settings: Settings): Promise<Unsent<Waiting>> {
  const rows = await listWaiting(db, LISTED);
  const ofKinds = (...kinds: string[]) => {
    const found = rows.filter(({ kind }) => kinds.includes(kind));
    return { total: found[0]?.total ?? 0, items: found.map(({ total: _, ...row }) => row) };
  };
  const calendar = await busyCalendarState(db, env, settings);
  return {
    leads: ofKinds('lead'),
    calls: ofKinds('call'),
    posts: ofKinds('blog', 'signal-board'),
    calendarError: calendar?.error ?? null,
    calendarUnreadable: calendar?.unreadable ?? [],
  };
}

/** The newest messages of a state. */
async function listedMessages(db: Database, state: Parameters<typeof listMessages>[1]): Promise<Unsent<OutboxList>> {
  const { total, messages } = await listMessages(db, state, 100);
  return { total, messages: messages.map(entryOf) };
}

/** An undelivered message as shown to admins, without its text, which may contain the secret link of a booking. */
function entryOf(message: OutboxMessage): Unsent<OutboxEntry> {
  const { payload: _, deliveredAt: _delivered, ...entry } = message;
  const notification = notificationIn(message);
  return {
    ...entry,
    subject: mailSubject(notification),
    aboutId: 'id' in notification.payload ? notification.payload.id : null,
    state: message.deadAt ? 'dead' : 'waiting',
    nextAttemptAt: message.deadAt ? null : message.nextAttemptAt,
  };
}
