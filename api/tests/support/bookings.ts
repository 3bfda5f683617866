/** Helpers to book calls and to change settings, on a Monday morning in Chicago. */
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { unsealPayload } from '#api/outbox/notify.ts';
import { afterAnswers, ask, empty, newClient, SECRET, sendTo, signIn, useEmbeddedDatabase } from './harness.ts';
import { settingsActions } from './settings.ts';

export const phone = '+1 (512) 555-0142';
export const ada = { name: 'Ada Park', email: 'ada@park.example' };

/** Empties the calls before each test. It is ten past nine; the clocks go forward on the next Sunday. */
export function useBookings() {
  const { db } = useEmbeddedDatabase();
  let session: { Cookie: string };
  const settings = settingsActions(db, () => session);
  beforeEach(async () => {
    goTo('2027-03-08T15:10:00Z');
    await empty(db(), 'scheduledCalls', 'outbox', 'idempotencyKeys', 'auditLog', 'modelQuestions');
    await settings.store({});
    session = await signIn(db());
  });
  // Work after a response uses the variables of its own test, so it has to end before the next one.
  afterEach(async () => {
    await afterAnswers();
    vi.useRealTimers();
  });

  /** The stored events, in order. */
  const events = async () => {
    const query = db().selectFrom('outbox').select(['kind', 'payload']).orderBy('createdAt');
    return (await query.execute()).map(({ kind, payload }) => ({
      kind,
      payload: unsealPayload({ SESSION_SECRET: SECRET }, payload),
    }));
  };

  /** Changes the first call as the agency. */
  const changeCall = async (body: object) => {
    const calls = db().selectFrom('scheduledCalls').select('id').orderBy('id');
    const { id } = await calls.executeTakeFirstOrThrow();
    const owner = await signIn(db());
    return sendTo(`/api/admin/inbox/call/${id}`, body, owner, 'PATCH');
  };
  return { db, events, changeCall, ...settings };
}

/** Sets the clock, which is the database's too. */
export const goTo = (instant: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(instant) });

export function book(changes: object = {}, headers?: Record<string, string>, client = newClient()) {
  const body = { phone, date: '2027-03-15', timeSlot: '09:00', ...changes };
  return sendTo('/api/scheduled-calls', body, headers, 'POST', client);
}

/** The booked slots of a day, as the API returns them. */
export async function booked(date = '2027-03-15') {
  const { status, body } = await ask(`/api/scheduled-calls?date=${date}`);
  expect(status).toBe(200);
  return body.bookedSlots;
}

/** What a visitor does with the code of a call. */
export function withCode(code: string, method: string, body?: object) {
  const headers = { Authorization: `Bearer ${code}` };
  const path = '/api/scheduled-calls/mine';
  return body ? sendTo(path, body, headers, method) : ask(path, headers, method);
}
