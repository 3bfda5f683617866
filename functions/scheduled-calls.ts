import type { Config } from '@netlify/functions';
import { findBookedSlots } from '#db/scheduled-calls.ts';
import { callRequest, slotQuery } from '#src/contracts/scheduled-call.ts';
import { answer } from './shared/answer.ts';
import { bookCall } from './shared/calls.ts';
import { limits } from './shared/limits.ts';
import { once } from './shared/once.ts';
import { json } from './shared/respond.ts';
import { runSoon } from './shared/run-due.ts';

/** GET /api/scheduled-calls?date= : the booked slots of a day; POST books a call. */
export default answer({
  GET: {
    limit: limits.reads,
    query: slotQuery,
    handle: async ({ db, input }) =>
      json(200, { bookedSlots: await findBookedSlots(db, input.date) }),
  },
  POST: {
    limit: limits.booking,
    body: callRequest,
    handle: async ({ db, env, request, context, input }) => {
      const booked = await once({ db, call: 'scheduled-calls', request, input }, (at) =>
        bookCall(at, env, input),
      );
      runSoon(env, context);
      return json(201, booked);
    },
  },
});

export const config: Config = { path: '/api/scheduled-calls' };
