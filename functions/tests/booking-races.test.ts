/** Concurrent bookings: one winner for each slot, on a real Postgres with fifty connections. */
import { PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import itemHandler from '#functions/admin-inbox-item.ts';
import mine from '#functions/scheduled-call-mine.ts';
import scheduledCalls from '#functions/scheduled-calls.ts';
import { type Database, dateParsers, provideDatabase, overDialect } from '#db/connection.ts';
import { migrate } from '#db/migrate.ts';
import { insertBooking, moveBooking } from '#db/scheduled-calls.ts';
import { startPostgres, type TestPostgres } from '#db/testing/postgres.ts';
import { inTransaction } from '#db/transaction.ts';
import { nextFreeSlots, type Slot } from '#src/domain/booking/booking.ts';
import {
  afterAnswers,
  contextOf,
  jsonRequest,
  newClient,
  plainRequest,
  sendTo,
  signIn,
  useEnvironment,
} from './support/harness.ts';

useEnvironment();

/** By day so few that none runs out of time on a machine that does other things as well. */
const AT_ONCE = process.env.NIGHTLY ? 500 : 100;
const ROUNDS = process.env.NIGHTLY ? 20 : 2;
const SESSIONS = 50;

const parsers: Record<number, (text: string) => string> = dateParsers;
const slots = nextFreeSlots([], new Date(), 200);

let postgres: TestPostgres;
let db: Database;
beforeAll(async () => {
  postgres = await startPostgres();
  const pool = new Pool({
    connectionString: postgres.url,
    max: SESSIONS,
    types: {
      getTypeParser: (oid, format) => parsers[oid] ?? types.getTypeParser(oid, format),
    },
  });
  // Connections may report the end of the server before they are closed here.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  // This test is about who wins, so queries get a long deadline.
  db = overDialect(new PostgresDialect({ pool }), 60_000);
  await migrate(db);
  provideDatabase(db);
});
afterAll(async () => {
  await afterAnswers();
  provideDatabase(undefined);
  await db.destroy();
  await postgres.stop();
});

function book(slot: Slot, i: number, headers?: Record<string, string>, client = newClient()) {
  const body = { phone: `+1 (512) 555-${String(i).padStart(4, '0')}`, ...slot };
  return scheduledCalls(jsonRequest('/api/scheduled-calls', body, headers), contextOf(client));
}

function change(method: 'PATCH' | 'DELETE', code: string, to?: Slot) {
  const headers = { Authorization: `Bearer ${code}` };
  const path = '/api/scheduled-calls/mine';
  const request = to ? jsonRequest(path, to, headers, method) : plainRequest(path, headers, method);
  return mine(request, contextOf(newClient()));
}

function standing({ date, timeSlot }: Slot) {
  return db
    .selectFrom('scheduledCalls')
    .select(['id', 'phone'])
    .where('date', '=', date)
    .where('timeSlot', '=', timeSlot)
    .where('cancelledAt', 'is', null)
    .execute();
}

const many = <T>(count: number, make: (i: number) => T) =>
  Array.from({ length: count }, (_, i) => make(i));

function tally(answers: Response[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

test(
  `${AT_ONCE} who want one slot at once, ${ROUNDS} times over: one gets it, the others 409`,
  { timeout: 300_000 },
  async () => {
    for (const slot of slots.slice(0, ROUNDS)) {
      const answers = await Promise.all(many(AT_ONCE, (i) => book(slot, i)));
      expect(tally(answers)).toEqual({ 201: 1, 409: AT_ONCE - 1 });
      const winner = await answers.find(({ status }) => status === 201)?.json();
      expect(await standing(slot)).toEqual([{ id: winner.id, phone: winner.phone }]);
    }
    const events = await db.selectFrom('outbox').select('id').where('kind', '=', 'call').execute();
    expect(events).toHaveLength(ROUNDS);
  },
);

test('with a different idempotency key each, one gets the slot', async () => {
  const slot = slots[ROUNDS + 1] as Slot;
  const answers = await Promise.all(
    many(AT_ONCE, (i) => book(slot, i, { 'Idempotency-Key': `one of many, ${i}` })),
  );
  expect(tally(answers)).toEqual({ 201: 1, 409: AT_ONCE - 1 });
  expect(await standing(slot)).toHaveLength(1);
});

test('fifty concurrent requests with one idempotency key are one booking with one code', async () => {
  const slot = slots[ROUNDS] as Slot;
  const key = { 'Idempotency-Key': 'one of fifty' };
  vi.stubEnv('RATE_LIMIT_FACTOR', '100');
  const client = newClient();
  const answers = await Promise.all(many(50, () => book(slot, 7, key, client)));
  expect(tally(answers)).toEqual({ 201: 50 });
  expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
  expect(await standing(slot)).toHaveLength(1);
});

test('while a booking is cancelled twice and others book its slot, at most one gets it', async () => {
  for (const slot of slots.slice(ROUNDS + 2, ROUNDS + 7)) {
    const { confirmationCode: code } = await (await book(slot, 0)).json();
    const answers = await Promise.all([
      ...many(2, () => change('DELETE', code)),
      ...many(20, (i) => book(slot, i)),
    ]);
    expect(tally(answers.slice(0, 2))).toEqual({ 200: 2 });
    expect((await standing(slot)).length).toBe(tally(answers)[201] ?? 0);
    expect((await standing(slot)).length).toBeLessThanOrEqual(1);
  }
});

test('twenty bookings moved to one slot at once: one is moved, the others stay', async () => {
  const [to, ...from] = slots.slice(ROUNDS + 10, ROUNDS + 31) as [Slot, ...Slot[]];
  const calls = await Promise.all(from.map(async (slot, i) => (await book(slot, i)).json()));
  const answers = await Promise.all(
    calls.map(({ confirmationCode }) => change('PATCH', confirmationCode, to)),
  );
  expect(tally(answers)).toEqual({ 200: 1, 409: 19 });
  expect(await standing(to)).toHaveLength(1);
  const left = await Promise.all(from.map(standing));
  expect(left.flat()).toHaveLength(19);
});

test('forty bookings that swap slots at once stay where they are', async () => {
  const places = slots.slice(ROUNDS + 40, ROUNDS + 80);
  const calls = await Promise.all(places.map(async (slot, i) => (await book(slot, i)).json()));
  const answers = await Promise.all(
    calls.map(({ confirmationCode }, i) =>
      change('PATCH', confirmationCode, places[i ^ 1] as Slot),
    ),
  );
  expect(tally(answers)).toEqual({ 409: places.length });
  expect((await Promise.all(places.map(standing))).flat()).toHaveLength(places.length);
});

test('with a buffer between calls, of all who book the same day at once only some get a slot', async () => {
  const chosen = JSON.stringify({ bufferMinutes: 31 });
  await db.updateTable('settings').set({ chosen }).execute();
  const { date } = slots.at(-1) as Slot;
  const day = slots.filter((slot) => slot.date === date);
  const answers = await Promise.all(many(40, (i) => book(day[i % day.length] as Slot, i)));
  const hours = (await Promise.all(day.map(standing))).map((calls) => calls.length);
  // No two hours in a row, and none left in which another call would fit.
  expect(hours.every((count, i) => count + (hours[i + 1] ?? 0) <= 1)).toBe(true);
  expect(hours.join('')).not.toMatch(/000|^00|00$/);
  expect(tally(answers)[201]).toBe(hours.reduce((sum, count) => sum + count, 0));
  await db.updateTable('settings').set({ chosen: '{}' }).execute();
});

test('the agency moves a call while visitors book its new slot: one gets it', async () => {
  const session = await signIn(db);
  for (const [from, to] of Array.from({ length: 5 }, (_, i) => slots.slice(100 + 2 * i))) {
    const { id } = await (await book(from as Slot, 0)).json();
    const path = `/api/admin/inbox/call/${id}`;
    const [moved, ...booked] = await Promise.all([
      sendTo(itemHandler, path, { moveTo: to }, session, 'PATCH'),
      ...many(10, (i) => book(to as Slot, i)),
    ]);
    const isMoved = moved.status === 200;
    expect(tally(booked)[201] ?? 0).toBe(isMoved ? 0 : 1);
    expect(await standing(to as Slot)).toHaveLength(1);
    expect(await standing(from as Slot)).toHaveLength(isMoved ? 0 : 1);
  }
});

test('of two bookings that wait for each other, one gets the error that the slot is taken', async () => {
  const [here, there] = slots.slice(ROUNDS + 90, ROUNDS + 92) as [Slot, Slot];
  const { promise: bothAreIn, resolve } = Promise.withResolvers<void>();
  let entered = 0;
  const outcomes = await Promise.allSettled(
    [
      [here, there],
      [there, here],
    ].map(([from, to]) =>
      inTransaction(db, async (transaction) => {
        const call = await insertBooking(transaction, { ...(from as Slot), phone: '555' });
        entered += 1;
        if (entered === 2) resolve();
        await bothAreIn;
        const moved = await moveBooking(transaction, call?.id ?? 0, to as Slot);
        if (!moved) throw new Error('taken');
      }),
    ),
  );
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(outcomes).toContainEqual({ status: 'rejected', reason: new Error('taken') });
});
