import type { Config } from '@netlify/functions';
import { findCall } from '#db/scheduled-calls.ts';
import { inTransaction } from '#db/transaction.ts';
import { bookingMove } from '#src/contracts/scheduled-call.ts';
import { answer } from './shared/http/answer.ts';
import {
  cancelBookedCall,
  hashOf,
  moveBookedCall,
  noSuchCall,
  shownCall,
} from './shared/bookings/calls.ts';
import { limits } from './shared/http/limits.ts';
import { json } from './shared/http/respond.ts';
import { runSoon } from './shared/outbox/run-due.ts';

/**
 * /api/scheduled-calls/mine: the call of a confirmation code. GET shows it, PATCH moves it, DELETE
 * cancels it. The code comes as `Authorization: Bearer …`: an address would be written into logs.
 */
export default answer({
  GET: {
    limit: limits.reads,
    handle: async ({ db, env, request }) => {
      const code = codeOf(request);
      const row = await findCall(db, hashOf(code));
      if (!row) throw noSuchCall();
      return json(200, shownCall(env, row, code));
    },
  },
  PATCH: {
    limit: limits.writes,
    body: bookingMove,
    handle: async ({ db, env, request, context, input }) => {
      const code = codeOf(request);
      const call = await inTransaction(db, (transaction) =>
        moveBookedCall({ transaction, env }, code, input),
      );
      runSoon(env, context);
      return json(200, call);
    },
  },
  DELETE: {
    limit: limits.writes,
    handle: async ({ db, env, request, context }) => {
      const code = codeOf(request);
      const call = await inTransaction(db, (transaction) =>
        cancelBookedCall({ transaction, env }, code),
      );
      runSoon(env, context);
      return json(200, call);
    },
  },
});

/** The code that a request carries; without one it names no call. */
function codeOf(request: Request): string {
  return /^Bearer (\S+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1] ?? '';
}

export const config: Config = { path: '/api/scheduled-calls/mine' };
