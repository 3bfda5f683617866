import { hash } from 'node:crypto';
import type { Config } from '@netlify/functions';
import { findBookedBetween, findBooking } from '#db/inbox/scheduled-calls.ts';
import { readSettings } from '#db/settings.ts';
import { inTransaction } from '#db/transaction.ts';
import type { OpeningTimes } from '#src/contracts/settings.ts';
import { bookingInvitation, bookingMove, bookingRequest, slotQuery } from '#src/contracts/scheduled-call.ts';
import { daySlots } from '#src/domain/booking/notice-and-buffer.ts';
import {
  cancelByCode,
  createBooking,
  inviteByCode,
  moveByCode,
  noSuchBooking,
  shownBooking,
} from '#api/bookings/bookings.ts';
import { busyPeriods, refreshBusyPeriods } from '#api/bookings/busy/busy-calendar.ts';
import { answerAt, at, json, limits } from '#api/http/answer.ts';
import { idempotent } from '#api/http/idempotency.ts';
import { seal, unseal } from '#api/http/seal.ts';
import { runSoon } from '#api/outbox/run-due.ts';

export default answerAt(
  /** GET with `?date=` lists the slots of a day and which of them cannot be had, POST books a call. */
  at('/api/scheduled-calls', {
    GET: {
      query: slotQuery,
      handle: async ({ db, env, input: { date } }) => {
        const settings = await readSettings(db);
        await refreshBusyPeriods(db, env, settings);
        const booked = await findBookedBetween(db, date, date);
        const busy = await busyPeriods(db, settings);
        return daySlots(date, { booked, busy, now: new Date() }, settings);
      },
    },
    POST: {
      limit: limits.booking,
      body: bookingRequest,
      handle: async ({ db, env, client, request, input }) => {
        // A repeated request gets the stored answer, but its secrets only if it comes from the same client.
        const purpose = `answer to ${client} ${request.headers.get('Idempotency-Key')}`;
        const endpoint = 'scheduled-calls';
        await refreshBusyPeriods(db, env, await readSettings(db));
        const created = await idempotent({ db, endpoint, request, input }, async (handle) => {
          const { confirmationCode, calendar, ...booking } = await createBooking(handle, env, input);
          return { ...booking, sealed: seal(JSON.stringify({ calendar, confirmationCode }), env, purpose) };
        });
        const { sealed, ...booking } = created;
        const secrets = JSON.parse(unseal(sealed, env, purpose) ?? '{}') as object;
        return json(201, { ...booking, ...secrets });
      },
      after: runSoon,
    },
  }),
  /** The opening times in force: which days can be booked. */
  at('/api/scheduled-calls/opening-times', {
    GET: {
      handle: async ({ db }): Promise<OpeningTimes> => {
        const { hours, spans, closedDays, closedHours } = await readSettings(db);
        return { hours, spans, closedDays, closedHours };
      },
    },
  }),
  /**
   * The booking of a confirmation code: GET shows it, POST mails the invitation, PATCH moves it, DELETE cancels it. The
   * code comes as `Authorization: Bearer …`, since addresses are logged.
   */
  at('/api/scheduled-calls/mine', {
    GET: {
      handle: async ({ db, env, request }) => {
        const code = codeOf(request);
        const row = await findBooking(db, hash('sha256', code));
        if (!row) throw noSuchBooking();
        return shownBooking(env, row, code);
      },
    },
    POST: {
      limit: limits.booking,
      body: bookingInvitation,
      handle: ({ db, env, request, input }) =>
        inTransaction(db, (transaction) => inviteByCode({ db: transaction, env }, codeOf(request), input.email)),
      after: runSoon,
    },
    PATCH: {
      body: bookingMove,
      handle: async ({ db, env, request, input }) => {
        await refreshBusyPeriods(db, env, await readSettings(db));
        return inTransaction(db, (transaction) => moveByCode({ db: transaction, env }, codeOf(request), input));
      },
      after: runSoon,
    },
    DELETE: {
      handle: ({ db, env, request }) =>
        inTransaction(db, (transaction) => cancelByCode({ db: transaction, env }, codeOf(request))),
      after: runSoon,
    },
  }),
);

/** The request's confirmation code; empty if there is none, which matches no booking. */
function codeOf(request: Request): string {
  return /^Bearer (\S+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1] ?? '';
}

export const config: Config = {
  path: ['/api/scheduled-calls', '/api/scheduled-calls/opening-times', '/api/scheduled-calls/mine'],
};
