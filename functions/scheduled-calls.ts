import type { Config } from '@netlify/functions';
import { findBookedSlots } from '#db/scheduled-calls.ts';
import { bookingRequest, slotQuery } from '#src/contracts/scheduled-call.ts';
import { answer } from './shared/http/answer.ts';
import { bookCall } from './shared/bookings/calls.ts';
import { clientKey } from './shared/http/client.ts';
import { limits } from './shared/http/limits.ts';
import { once } from './shared/http/once.ts';
import { json } from './shared/http/respond.ts';
import { runSoon } from './shared/outbox/run-due.ts';
import { seal, unseal } from './shared/http/seal.ts';

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
    body: bookingRequest,
    handle: async ({ db, env, request, context, input }) => {
      // Whoever knows key and body has the first answer again, but its secrets only where it went at first.
      const client = clientKey(context?.ip ?? '', env.SESSION_SECRET);
      const key = {
        secret: env.SESSION_SECRET,
        purpose: `answer to ${client} ${request.headers.get('Idempotency-Key')}`,
      };
      const kept = await once({ db, call: 'scheduled-calls', request, input }, async (at) => {
        const { confirmationCode, calendar, ...call } = await bookCall(at, env, input);
        return { ...call, sealed: seal(JSON.stringify({ calendar, confirmationCode }), key) };
      });
      runSoon(env, context);
      const { sealed, ...call } = kept;
      const secrets = JSON.parse(unseal(sealed, key) ?? '{}') as object;
      return json(201, { ...call, ...secrets });
    },
  },
});

export const config: Config = { path: '/api/scheduled-calls' };
