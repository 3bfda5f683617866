import type { Config } from '@netlify/functions';
import type { Database } from '#db/connection.ts';
import { countDays, listWaiting, topPages } from '#db/inbox/overview.ts';
import { readSettings } from '#db/settings.ts';
import { site } from '#src/content/site.ts';
import {
  type Measure,
  type Overview,
  type OverviewDay,
  overviewQuery,
  type Waiting,
} from '#src/contracts/overview.ts';
import type { Settings } from '#src/contracts/settings.ts';
import { todayOf } from '#src/domain/booking/bookable-days.ts';
import { addDays } from '#src/lib/calendar-dates.ts';
import { busyCalendarState } from './shared/bookings/busy/busy-calendar.ts';
import { answer } from './shared/http/answer.ts';
import type { Unsent } from './shared/http/respond.ts';
import { listedMessages } from './shared/outbox/outbox-entry.ts';
import { siteStatus } from './shared/publishing/build-hook.ts';
import { setupOf } from './shared/settings/setup.ts';

const PAGES = 10;
/** How many of each kind that waits are listed. */
const LISTED = 5;

/** GET /api/admin/overview?days= : what waits, and daily counts over 30 or 90 days, all that the page shows. */
export default answer({
  GET: {
    query: overviewQuery,
    handleAdmin: async ({ db, env, admin, input }): Promise<Unsent<Overview>> => {
      const settings = await readSettings(db);
      return {
        ...(await figuresOf(db, input.days)),
        waiting: await waitingOf(db, settings),
        undelivered: await listedMessages(db, 'dead'),
        site: await siteStatus(db, env),
        setup: await setupOf(db, env, admin, settings),
      };
    },
  },
});

/** The counts of each day, the totals of as many days before, and the most viewed pages. */
async function figuresOf(db: Database, length: number) {
  const first = addDays(todayOf(new Date()), 1 - length);
  const counted = await countDays(db, addDays(first, -length), site.timeZone);
  const days = Array.from({ length }, (_, index) => emptyDay(addDays(first, index)));
  const byDay = new Map(days.map((day) => [day.day, day]));
  const before: Record<Measure, number> = { views: 0, leads: 0, calls: 0, chats: 0 };
  for (const { measure, day, count } of counted) {
    const place = day < first ? before : byDay.get(day);
    if (place) place[measure] += count;
  }
  return { days, before, pages: await topPages(db, first, PAGES) };
}

async function waitingOf(db: Database, settings: Settings): Promise<Unsent<Waiting>> {
  const rows = await listWaiting(db, LISTED);
  const ofKinds = (...kinds: string[]) => {
    const found = rows.filter(({ kind }) => kinds.includes(kind));
    return { total: found[0]?.total ?? 0, items: found.map(({ total: _, ...row }) => row) };
  };
  const calendar = await busyCalendarState(db, settings);
  return {
    leads: ofKinds('lead'),
    calls: ofKinds('call'),
    posts: ofKinds('blog', 'signal-board'),
    calendarError: calendar?.error ?? null,
  };
}

function emptyDay(day: string): OverviewDay {
  return { day, views: 0, leads: 0, calls: 0, chats: 0 };
}

export const config: Config = { path: '/api/admin/overview' };
