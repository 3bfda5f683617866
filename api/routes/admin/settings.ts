import { Hono } from 'hono';
import type { Database } from '#db/connection.ts';
import { findBookedBetween } from '#db/inbox/scheduled-calls.ts';
import { changeSettings, readSettings } from '#db/settings.ts';
import { inTransaction } from '#db/transaction.ts';
import { isPublicChange, type Settings, type SettingsAnswer, settingsChange } from '#src/contracts/settings.ts';
import { hasBegun, lastDayOf, todayOf } from '#src/domain/booking/bookable-days.ts';
import { isOpenFor } from '#src/domain/booking/opening-times.ts';
import { busyCalendarState, refreshBusyPeriods } from '#api/bookings/busy/busy-calendar.ts';
import type { Api } from '#api/context.ts';
import type { FunctionEnv } from '#api/http/environment.ts';
import { limits } from '#api/http/limits.ts';
import type { Unsent } from '#api/http/unsent.ts';
import { database } from '#api/middleware/database.ts';
import { body } from '#api/middleware/input.ts';
import { limit } from '#api/middleware/limit.ts';
import { origin } from '#api/middleware/origin.ts';
import { owner } from '#api/middleware/signed-in.ts';
import { runSoon } from '#api/outbox/run-due.ts';
import { purgeNow } from '#api/publishing/publish.ts';
import { purgeEveryPage } from '#api/settings/public-change.ts';
import { maskAddresses, requirePublicAddresses, sealAddresses } from '#api/settings/secret-addresses.ts';

/** What owners set. */
export const settingsRoutes = new Hono<Api>();

settingsRoutes.get('/api/admin/settings', limit(limits.reads), owner, database, async (c) => {
  const { db, env } = c.var;
  return c.json(await answerOf(db, env, await readSettings(db)));
});

settingsRoutes.patch(
  '/api/admin/settings',
  origin,
  limit(limits.writes),
  owner,
  body(settingsChange),
  database,
  async (c) => {
    const { db, env, audit } = c.var;
    const input = c.req.valid('json');
    requirePublicAddresses(input);
    const { change, settings, purge } = await inTransaction(db, async (transaction) => {
      const change = sealAddresses(env, input, await readSettings(transaction));
      await changeSettings(transaction, change);
      await audit('settings.change', { details: { changed: Object.keys(input) }, db: transaction });
      const purge = isPublicChange(input) && (await purgeEveryPage(transaction));
      return { change, purge, settings: await readSettings(transaction) };
    });
    if (purge) await purgeNow(c.var, purge);
    runSoon(c.var);
    // An owner who has entered another address sees at once whether it works.
    if (change.busyCalendar) await refreshBusyPeriods(db, env, settings);
    return c.json(await answerOf(db, env, settings));
  },
);

async function answerOf(db: Database, env: FunctionEnv, settings: Settings): Promise<Unsent<SettingsAnswer>> {
  return {
    ...maskAddresses(env, settings),
    busyCalendarState: await busyCalendarState(db, env, settings),
    closedBookings: await closedBookings(db, settings),
  };
}

/** Calls to come that are booked when it is closed by now: they stay booked until somebody moves or cancels them. */
async function closedBookings(db: Database, settings: Settings): Promise<SettingsAnswer['closedBookings']> {
  const now = new Date();
  const booked = await findBookedBetween(db, todayOf(now), lastDayOf(now));
  return booked
    .filter((call) => !hasBegun(call, now) && !isOpenFor(call, settings))
    .map(({ id, date, timeSlot, phone }) => ({ id, date, timeSlot, phone }));
}
