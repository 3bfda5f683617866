import type { Config } from '@netlify/functions';
import { countDays, topPages } from '#db/inbox-overview.ts';
import { site } from '#src/content/site.ts';
import {
  type Measure,
  type Overview,
  type OverviewDay,
  overviewQuery,
} from '#src/contracts/overview.ts';
import { todayOf } from '#src/domain/booking/booking.ts';
import { addDays } from '#src/lib/calendar-dates.ts';
import { answer } from './shared/http/answer.ts';
import { limits } from './shared/http/limits.ts';
import { json } from './shared/http/respond.ts';

const PAGES = 10;

/** GET /api/admin/overview?days= : daily counts over 30 or 90 days, and the totals of as many days before. */
export default answer({
  GET: {
    limit: limits.reads,
    query: overviewQuery,
    handleAdmin: async ({ db, input }) => {
      const first = addDays(todayOf(new Date()), 1 - input.days);
      const counted = await countDays(db, addDays(first, -input.days), site.timeZone);
      const days = Array.from({ length: input.days }, (_, index) =>
        emptyDay(addDays(first, index)),
      );
      const byDay = new Map(days.map((day) => [day.day, day]));
      const before: Record<Measure, number> = { views: 0, leads: 0, calls: 0, chats: 0 };
      for (const { measure, day, count } of counted) {
        const place = day < first ? before : byDay.get(day);
        if (place) place[measure] += count;
      }
      const overview: Overview = { days, before, pages: await topPages(db, first, PAGES) };
      return json(200, overview);
    },
  },
});

function emptyDay(day: string): OverviewDay {
  return { day, views: 0, leads: 0, calls: 0, chats: 0 };
}

export const config: Config = { path: '/api/admin/overview' };
