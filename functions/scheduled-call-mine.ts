import type { Config } from '@netlify/functions';
import { findBooking } from '#db/inbox/scheduled-calls.ts';
import { readSettings } from '#db/settings.ts';
import { inTransaction } from '#db/transaction.ts';
import { bookingInvitation, bookingMove } from '#src/contracts/scheduled-call.ts';
import { answer, json, limits } from './shared/http/answer.ts';
import {
  cancelByCode,
  hashOf,
  inviteByCode,
  moveByCode,
  noSuchBooking,
  shownBooking,
} from './shared/bookings/bookings.ts';
import { refreshBusyPeriods } from './shared/bookings/busy/busy-calendar.ts';
import { runSoon } from './shared/outbox/run-due.ts';

/**
 * /api/scheduled-calls/mine: the booking of a confirmation code. GET shows it, POST mails the invitation, PATCH moves
 * it, DELETE cancels it. The code comes as `Authorization: Bearer …`, since addresses are logged.
 */
export default answer({
  GET: {
    handle: async ({ db, env, request }) => {
      const code = codeOf(request);
      const row = await findBooking(db, hashOf(code));
      if (!row) throw noSuchBooking();
      return json(200, shownBooking(env, row, code));
    },
  },
  POST: {
    limit: limits.booking,
    body: bookingInvitation,
    handle: async ({ db, env, request, context, input }) => {
      const booking = await inTransaction(db, (transaction) =>
        inviteByCode({ transaction, env }, codeOf(request), input.email),
      );
      runSoon(env, context);
      return json(200, booking);
    },
  },
  PATCH: {
    body: bookingMove,
    handle: async ({ db, env, request, context, input }) => {
      const code = codeOf(request);
      await refreshBusyPeriods(db, env, await readSettings(db));
      const booking = await inTransaction(db, (transaction) =>
        moveByCode({ transaction, env }, code, input),
      );
      runSoon(env, context);
      return json(200, booking);
    },
  },
  DELETE: {
    handle: async ({ db, env, request, context }) => {
      const code = codeOf(request);
      const booking = await inTransaction(db, (transaction) =>
        cancelByCode({ transaction, env }, code),
      );
      runSoon(env, context);
      return json(200, booking);
    },
  },
});

/** The request's confirmation code; empty if there is none, which matches no booking. */
function codeOf(request: Request): string {
  return /^Bearer (\S+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1] ?? '';
}

export const config: Config = { path: '/api/scheduled-calls/mine' };
