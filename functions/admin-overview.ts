import type { Config } from '@netlify/functions';
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
import { answerAt, at, atChecked, HttpFailure, invalid, json } from '#api/http/answer.ts';
import type { FunctionEnv } from '#api/http/environment.ts';
import type { Unsent } from '#api/http/respond.ts';
import { notificationIn, subjectOf } from '#api/outbox/mail/subject.ts';
import { runSoon } from '#api/outbox/run-due.ts';
import { callHook, siteStatus } from '#api/publishing/build-hook.ts';
import { isRequired, setupOf } from '#api/settings/setup.ts';

const PAGES = 10;
/** How many of each kind that waits are listed. */
const LISTED = 5;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** What the overview shows, all at once and piece by piece. */
export default answerAt(
  /** With `?days=`: what waits, and daily counts over 30 or 90 days. */
  at('/api/admin/overview', {
    GET: {
      query: overviewQuery,
      handleAdmin: async ({ db, env, admin, input }): Promise<Unsent<Overview>> => {
        const settings = await readSettings(db);
        return {
          ...(await figuresOf(db, input.days)),
          waiting: await waitingOf(db, env, settings),
          undelivered: await listedMessages(db, 'dead'),
          site: await siteStatus(db, env),
          setup: await setupOf(db, env, admin, settings),
        };
      },
    },
  }),
  /** Notifications that were given up, or are still to be delivered. */
  at('/api/admin/outbox', {
    GET: { query: outboxQuery, handleAdmin: ({ db, input }) => listedMessages(db, input.state) },
  }),
  atChecked('/api/admin/outbox/:message/retry', (params) => (UUID.test(params.message) ? params : undefined), {
    /** Tries an undelivered notification again now, even if it was given up. */
    POST: {
      handleAdminAtomic: async ({ db, params, audit }) => {
        const found = await lockMessage(db, params.message);
        if (!found) throw new HttpFailure(404, 'There is no such message.');
        if (found.deliveredAt) throw new HttpFailure(409, 'This message has been delivered.');
        const { id, channel, kind } = found;
        await audit('outbox.retry', { details: { id, channel, kind } });
        return entryOf(await makeDue(db, id));
      },
      after: runSoon,
    },
  }),
  /** GET lists the setup steps after the first deploy, PATCH dismisses or restores one. */
  at('/api/admin/setup', {
    GET: {
      handleAdmin: async ({ db, env, admin }) => setupOf(db, env, admin, await readSettings(db)),
    },
    PATCH: {
      body: setupChange,
      handleAdmin: async ({ db, env, admin, input: { step, dismissed } }) => {
        if (dismissed && isRequired(step, env)) {
          throw invalid({ step: ['This step stays until it is done.'] });
        }
        if (dismissed) await dismissStep(db, step, admin.username);
        else await recallStep(db, step);
        return setupOf(db, env, admin, await readSettings(db));
      },
    },
  }),
  /** Whether readers may see outdated pages, and whether there is a build hook. */
  at('/api/admin/site-status', { GET: { handleAdmin: ({ db, env }) => siteStatus(db, env) } }),
  at('/api/admin/rebuild', {
    /** Calls the build hook. The build is live once /version.json has a later time. */
    POST: {
      handleAdmin: async ({ db, env, audit }) => {
        if (!env.BUILD_HOOK_URL) throw new HttpFailure(404, 'There is no build hook.');
        const requestedAt = new Date().toISOString();
        await callHook(env).catch(() => {
          const message = 'The build hook did not accept the request. Please try again later.';
          throw new HttpFailure(502, message);
        });
        await markRebuilt(db);
        await audit('site.rebuild');
        return json(202, { requestedAt } satisfies RebuildRequested);
      },
    },
  }),
);

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

/** The newest messages that were given up, or are still to be delivered. */
async function listedMessages(db: Database, state: OutboxEntry['state']): Promise<Unsent<OutboxList>> {
  const { total, messages } = await listMessages(db, state, 100);
  return { total, messages: messages.map(entryOf) };
}

/** An undelivered message as shown to admins, without its text, which may contain the secret link of a booking. */
function entryOf(message: OutboxMessage): Unsent<OutboxEntry> {
  const { payload: _, deliveredAt: _delivered, ...entry } = message;
  const notification = notificationIn(message);
  return {
    ...entry,
    subject: subjectOf(notification),
    aboutId: notification.kind === 'account' ? null : notification.payload.id,
    state: message.deadAt ? 'dead' : 'waiting',
    nextAttemptAt: message.deadAt ? null : message.nextAttemptAt,
  };
}

export const config: Config = {
  path: [
    '/api/admin/overview',
    '/api/admin/outbox',
    '/api/admin/outbox/:message/retry',
    '/api/admin/setup',
    '/api/admin/site-status',
    '/api/admin/rebuild',
  ],
};
