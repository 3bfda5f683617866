import type { Config } from '@netlify/functions';
import type { Database, OpenTransaction } from '#db/connection.ts';
import { findBookedBetween } from '#db/inbox/scheduled-calls.ts';
import { addPurge } from '#db/purges.ts';
import { changeSettings, readSettings } from '#db/settings.ts';
import { markSiteChanged } from '#db/site-changes.ts';
import { inTransaction } from '#db/transaction.ts';
import { isPublicChange, type Settings, type SettingsAnswer, settingsChange } from '#src/contracts/settings.ts';
import { hasBegun, lastDayOf, todayOf } from '#src/domain/booking/bookable-days.ts';
import { isOpenFor } from '#src/domain/booking/opening-times.ts';
import { answer } from '#api/http/answer.ts';
import { busyCalendarState, refreshBusyPeriods } from '#api/bookings/busy/busy-calendar.ts';
import type { FunctionEnv } from '#api/http/environment.ts';
import type { Unsent } from '#api/http/respond.ts';
import { runSoon } from '#api/outbox/run-due.ts';
import { purgeNow } from '#api/publishing/publish.ts';
import { SETTINGS_TAG } from '#api/publishing/purge.ts';
import { maskAddresses, requirePublicAddresses, sealAddresses } from '#api/settings/secret-addresses.ts';

/** /api/admin/settings: GET shows the current settings, PATCH changes them. */
export default answer('/api/admin/settings', {
  GET: {
    ownersOnly: true,
    handleAdmin: async ({ db, env }) => answerOf(db, env, await readSettings(db)),
  },
  PATCH: {
    ownersOnly: true,
    body: settingsChange,
    handleAdmin: async ({ input, ...ctx }) => {
      requirePublicAddresses(input);
      const { change, settings, purge } = await inTransaction(ctx.db, async (transaction) => {
        const change = sealAddresses(ctx.env, input, await readSettings(transaction));
        await changeSettings(transaction, change);
        const details = { changed: Object.keys(input) };
        await ctx.audit('settings.change', { details, db: transaction });
        const purge = isPublicChange(input) && (await purgeEveryPage(transaction));
        return { change, purge, settings: await readSettings(transaction) };
      });
      if (purge) await purgeNow(ctx, purge);
      runSoon(ctx);
      // An owner who has entered another address sees at once whether it works.
      if (change.busyCalendar) await refreshBusyPeriods(ctx.db, ctx.env, settings);
      return answerOf(ctx.db, ctx.env, settings);
    },
  },
});

/** Pages of posts follow at once, all others with the next build, and the assistant with the next question. */
async function purgeEveryPage(transaction: OpenTransaction): Promise<string> {
  await markSiteChanged(transaction);
  return addPurge(transaction, ['blog', 'signal-board', SETTINGS_TAG]);
}

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

export const config: Config = { path: '/api/admin/settings' };
