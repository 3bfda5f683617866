import { hash } from 'node:crypto';
import { Hono } from 'hono';
import * as z from 'zod/mini';
import { findBookedBetween, findBooking } from '#db/inbox/scheduled-calls.ts';
import { readSettings } from '#db/settings.ts';
import { storedAs } from '#db/stored-json.ts';
import { inTransaction } from '#db/transaction.ts';
import { parseJson } from '#src/contracts/json.ts';
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
import type { Api } from '#api/context.ts';
import { idempotent } from '#api/http/idempotency.ts';
import { limits } from '#api/http/limits.ts';
import { seal, unseal } from '#api/http/seal.ts';
import { database } from '#api/middleware/database.ts';
import { body, query } from '#api/middleware/input.ts';
import { limit } from '#api/middleware/limit.ts';
import { origin } from '#api/middleware/origin.ts';
import { runSoon } from '#api/outbox/run-due.ts';

export const scheduledCalls = new Hono<Api>();

/** The slots of a day, and which of them cannot be had. */
scheduledCalls.get('/api/scheduled-calls', limit(limits.reads), query(slotQuery), database, async (c) => {
  const { db, env } = c.var;
  const { date } = c.req.valid('query');
  const settings = await readSettings(db);
  await refreshBusyPeriods(db, env, settings);
  const booked = await findBookedBetween(db, date, date);
  const busy = await busyPeriods(db, settings);
  return c.json(daySlots(date, { booked, busy, now: new Date() }, settings));
});

/** What a booking answers, as it is kept for a repeated request. */
const answer = z.object({
  id: z.int(),
  phone: z.string(),
  date: z.string(),
  timeSlot: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  createdAt: z.string(),
  cancelledAt: z.nullable(z.string()),
  canInvite: z.boolean(),
  /** The secrets, encrypted. */
  sealed: z.string(),
});

const bookingSecrets = z.object({ calendar: z.optional(z.string()), confirmationCode: z.optional(z.string()) });

/** Books a call. */
scheduledCalls.post(
  '/api/scheduled-calls',
  origin,
  limit(limits.booking),
  body(bookingRequest),
  database,
  async (c) => {
    const { db, env, client, request } = c.var;
    const input = c.req.valid('json');
    // A repeated request gets the stored answer, but its secrets only if it comes from the same client.
    const purpose = `answer to ${client} ${request.headers.get('Idempotency-Key')}`;
    const settings = await readSettings(db);
    await refreshBusyPeriods(db, env, settings);
    const created = await idempotent({ db, endpoint: 'scheduled-calls', request, input, answer }, async (handle) => {
      const { confirmationCode, calendar, ...booking } = await createBooking(handle, env, settings, input);
      return { ...booking, sealed: seal(JSON.stringify({ calendar, confirmationCode }), env, purpose) };
    });
    runSoon(c.var);
    const { sealed, ...booking } = created;
    const unsealed = parseJson(unseal(sealed, env, purpose) ?? '');
    const secrets = storedAs<z.infer<typeof bookingSecrets>>(bookingSecrets, unsealed, {});
    return c.json({ ...booking, ...secrets }, 201);
  },
);

/** The opening times in force; `GET /api/settings` has them too, with what else pages show. */
scheduledCalls.get('/api/scheduled-calls/opening-times', limit(limits.reads), database, async (c) => {
  const { hours, spans, closedDays, closedHours } = await readSettings(c.var.db);
  return c.json({ hours, spans, closedDays, closedHours } satisfies OpeningTimes);
});

// The booking of a confirmation code, which comes as `Authorization: Bearer …`, since addresses are logged.

scheduledCalls.get('/api/scheduled-calls/mine', limit(limits.reads), database, async (c) => {
  const { db, env, request } = c.var;
  const code = codeOf(request);
  const row = await findBooking(db, hash('sha256', code));
  if (!row) throw noSuchBooking();
  return c.json(shownBooking(env, row, code));
});

/** Mails the invitation. */
scheduledCalls.post(
  '/api/scheduled-calls/mine',
  origin,
  limit(limits.booking),
  body(bookingInvitation),
  database,
  async (c) => {
    const { db, env, request } = c.var;
    const { email } = c.req.valid('json');
    const invited = await inTransaction(db, (transaction) =>
      inviteByCode({ db: transaction, env }, codeOf(request), email),
    );
    runSoon(c.var);
    return c.json(invited);
  },
);

/** Moves it to another slot. */
scheduledCalls.patch(
  '/api/scheduled-calls/mine',
  origin,
  limit(limits.writes),
  body(bookingMove),
  database,
  async (c) => {
    const { db, env, request } = c.var;
    const to = c.req.valid('json');
    const settings = await readSettings(db);
    await refreshBusyPeriods(db, env, settings);
    const moved = await inTransaction(db, (transaction) =>
      moveByCode({ db: transaction, env }, settings, codeOf(request), to),
    );
    runSoon(c.var);
    return c.json(moved);
  },
);

/** Cancels it. */
scheduledCalls.delete('/api/scheduled-calls/mine', origin, limit(limits.writes), database, async (c) => {
  const { db, env, request } = c.var;
  const canceled = await inTransaction(db, (transaction) => cancelByCode({ db: transaction, env }, codeOf(request)));
  runSoon(c.var);
  return c.json(canceled);
});

/** The request's confirmation code; empty if there is none, which matches no booking. */
function codeOf(request: Request): string {
  return /^Bearer (\S+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1] ?? '';
}
