import { Hono } from 'hono';
import { findInboxItems } from '#db/inbox/items.ts';
import type { Database } from '#db/connection.ts';
import { findBookedBetween, findBookings } from '#db/inbox/scheduled-calls.ts';
import { changeSettings, lockSettings, readSettings } from '#db/settings.ts';
import { type Agenda, agendaClosing, agendaHours, agendaQuery } from '#src/contracts/agenda.ts';
import { type ClosedHours, MOST_CLOSED_HOURS, wrongCount } from '#src/contracts/settings.ts';
import { todayOf } from '#src/domain/booking/bookable-days.ts';
import { closedOn, isOpenFor, openHoursOn } from '#src/domain/booking/opening-times.ts';
import { addDays } from '#src/lib/calendar-dates.ts';
import { startsAtOf } from '#api/bookings/notification.ts';
import type { AdminContext, Api } from '#api/context.ts';
import { invalid } from '#api/http/http-failure.ts';
import { limits } from '#api/http/limits.ts';
import { database } from '#api/middleware/database.ts';
import { body, query } from '#api/middleware/input.ts';
import { limit } from '#api/middleware/limit.ts';
import { origin } from '#api/middleware/origin.ts';
import { admin, atomically, owner } from '#api/middleware/signed-in.ts';
import { runSoon } from '#api/outbox/run-due.ts';
import { purgeNow } from '#api/publishing/publish.ts';
import { purgeEveryPage } from '#api/settings/public-change.ts';

const DAYS = 7;
const CLOSED_HOURS = '/api/admin/agenda/closed-hours';

/** The booked calls day by day, and the hours of single days. */
export const agenda = new Hono<Api>();

/** Shows seven days. */
agenda.get('/api/admin/agenda', limit(limits.reads), admin, query(agendaQuery), database, async (c) =>
  c.json(await agendaOf(c.var.db, c.req.valid('query').from)),
);

/** Closes hours of one day: nobody can book them from then on. What is booked stays booked. */
agenda.post(CLOSED_HOURS, origin, limit(limits.writes), owner, body(agendaClosing), database, async (c) => {
  const closing = c.req.valid('json');
  await changeHours(c.var, (closed) => [...closed.filter((one) => !isSame(one, closing)), closing]);
  return c.json(await agendaOf(c.var.db, closing.date), 201);
});

/** Opens them again. Hours that are not closed are no failure. */
agenda.delete(CLOSED_HOURS, origin, limit(limits.writes), owner, query(agendaHours), database, async (c) => {
  const opening = c.req.valid('query');
  await changeHours(c.var, (closed) => closed.filter((one) => !isSame(one, opening)));
  return c.body(null, 204);
});

/** Changes the closed hours as they are at that moment, so that nothing is lost which others close meanwhile. */
async function changeHours(
  ctx: AdminContext,
  change: (closed: readonly ClosedHours[]) => ClosedHours[],
): Promise<void> {
  const purge = await atomically(ctx, async ({ db, audit }) => {
    await lockSettings(db);
    const closedHours = change((await readSettings(db)).closedHours);
    if (closedHours.length > MOST_CLOSED_HOURS) throw invalid({ date: [wrongCount] });
    await changeSettings(db, { closedHours });
    await audit('settings.change', { details: { changed: ['closedHours'] } });
    return purgeEveryPage(db);
  });
  await purgeNow(ctx, purge);
  runSoon(ctx);
}

function isSame(one: ClosedHours, other: Pick<ClosedHours, 'date' | 'from' | 'to'>): boolean {
  return one.date === other.date && one.from === other.from && one.to === other.to;
}

async function agendaOf(db: Database, from: string | undefined): Promise<Agenda> {
  const settings = await readSettings(db);
  const today = todayOf(new Date());
  const first = from ?? today;
  const dates = Array.from({ length: DAYS }, (_, index) => addDays(first, index));
  const booked = await findBookedBetween(db, first, addDays(first, DAYS - 1));
  const calls = new Map(
    (
      await findBookings(
        db,
        booked.map(({ id }) => id),
      )
    ).map((call) => [call.id, call]),
  );
  const items = await findInboxItems(
    db,
    booked.map(({ id }) => ({ kind: 'call', id })),
  );
  const states = new Map(items.map((item) => [item.id, item]));
  const callsOf = (date: string) =>
    booked
      .filter((call) => call.date === date)
      .flatMap(({ id }) => calls.get(id) ?? [])
      .map((call) => ({
        id: call.id,
        timeSlot: call.timeSlot,
        startsAt: startsAtOf(call).toISOString(),
        name: call.name ?? '',
        email: call.email ?? '',
        phone: call.phone,
        assignee: states.get(call.id)?.assignee ?? null,
        isHandled: Boolean(states.get(call.id)?.handledAt),
        isClosed: !isOpenFor(call, settings),
      }));
  return {
    today,
    days: dates.map((date) => ({
      date,
      hours: openHoursOn(date, settings),
      closedDay: settings.closedDays.find((day) => day.date === date)?.reason ?? null,
      closedHours: closedOn(date, settings),
      calls: callsOf(date),
    })),
  };
}
