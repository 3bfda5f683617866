import type { Config } from '@netlify/functions';
import { findBookedBetween } from '#db/inbox/scheduled-calls.ts';
import { readSettings } from '#db/settings.ts';
import { bookingRequest, slotQuery } from '#src/contracts/scheduled-call.ts';
import { blockedSlots } from '#src/domain/booking/notice-and-buffer.ts';
import { closedSlots } from '#src/domain/booking/bookable-days.ts';
import { answer, json, limits } from './shared/http/answer.ts';
import { createBooking } from './shared/bookings/bookings.ts';
import { busyPeriods, refreshBusyPeriods } from './shared/bookings/busy/busy-calendar.ts';
import { clientKey } from './shared/http/client.ts';
import { idempotent } from './shared/http/idempotency.ts';
import { runSoon } from './shared/outbox/run-due.ts';
import { seal, unseal } from './shared/http/seal.ts';

/** /api/scheduled-calls: GET with `?date=` lists the booked slots of a day, POST books a call. */
export default answer({
  GET: {
    query: slotQuery,
    handle: async ({ db, env, input: { date } }) => {
      const settings = await readSettings(db);
      await refreshBusyPeriods(db, env, settings);
      const booked = await findBookedBetween(db, date, date);
      const busy = await busyPeriods(db, settings);
      const unavailable = [
        ...closedSlots(date, settings),
        ...booked.map(({ timeSlot }) => timeSlot),
        ...blockedSlots(date, { booked, busy, now: new Date() }, settings),
      ];
      return { bookedSlots: [...new Set(unavailable)].toSorted() };
    },
  },
  POST: {
    limit: limits.booking,
    body: bookingRequest,
    handle: async ({ db, env, request, context, input }) => {
      // A repeated request gets the stored answer, but its secrets only if it comes from the same client.
      const client = clientKey(context?.ip ?? '', env.SESSION_SECRET);
      const key = {
        secret: env.SESSION_SECRET,
        purpose: `answer to ${client} ${request.headers.get('Idempotency-Key')}`,
      };
      const endpoint = 'scheduled-calls';
      await refreshBusyPeriods(db, env, await readSettings(db));
      const created = await idempotent({ db, endpoint, request, input }, async (handle) => {
        const { confirmationCode, calendar, ...booking } = await createBooking(handle, env, input);
        return { ...booking, sealed: seal(JSON.stringify({ calendar, confirmationCode }), key) };
      });
      const { sealed, ...booking } = created;
      const secrets = JSON.parse(unseal(sealed, key) ?? '{}') as object;
      return json(201, { ...booking, ...secrets });
    },
    after: runSoon,
  },
});

export const config: Config = { path: '/api/scheduled-calls' };
