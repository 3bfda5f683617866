import { hash } from 'node:crypto';
import type { Config } from '@netlify/functions';
import { findBooking } from '#db/inbox/scheduled-calls.ts';
import { readSettings } from '#db/settings.ts';
import { inTransaction } from '#db/transaction.ts';
import { bookingInvitation, bookingMove } from '#src/contracts/scheduled-call.ts';
import { answer, limits } from './shared/http/answer.ts';
import {
  cancelByCode,
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
      const row = await findBooking(db, hash('sha256', code));
      if (!row) throw noSuchBooking();
      return shownBooking(env, row, code);
    },
  },
  POST: {
    limit: limits.booking,
    body: bookingInvitation,
    handle: ({ db, env, request, input }) =>
      inTransaction(db, (transaction) =>
        inviteByCode({ db: transaction, env }, codeOf(request), input.email),
      ),
    after: runSoon,
  },
  PATCH: {
    body: bookingMove,
    handle: async ({ db, env, request, input }) => {
      await refreshBusyPeriods(db, env, await readSettings(db));
      return inTransaction(db, (transaction) =>
        moveByCode({ db: transaction, env }, codeOf(request), input),
      );
    },
    after: runSoon,
  },
  DELETE: {
    handle: ({ db, env, request }) =>
      inTransaction(db, (transaction) => cancelByCode({ db: transaction, env }, codeOf(request))),
    after: runSoon,
  },
});

/** The request's confirmation code; empty if there is none, which matches no booking. */
function codeOf(request: Request): string {
  return /^Bearer (\S+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1] ?? '';
}

export const config: Config = { path: '/api/scheduled-calls/mine' };
