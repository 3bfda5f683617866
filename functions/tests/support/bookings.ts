/** Helpers to book calls, on a Monday morning in Chicago. */
import { afterEach, beforeEach, expect, vi } from 'vitest';
import scheduledCalls from '#functions/scheduled-calls.ts';
import { unsealPayload } from '#functions/shared/outbox/sealed-payload.ts';
import { ask, contextOf, jsonRequest, newClient, SECRET, useEmbeddedDatabase } from './harness.ts';

export const phone = '+1 (512) 555-0142';

/** Empties the calls before each test. It is ten past nine; the clocks go forward on the next Sunday. */
export function useBookings() {
  const { db } = useEmbeddedDatabase();
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-08T15:10:00Z') });
    await db().deleteFrom('scheduledCalls').execute();
    await db().deleteFrom('outbox').execute();
  });
  afterEach(() => void vi.useRealTimers());

  /** The stored events, in order. */
  const events = async () => {
    const query = db().selectFrom('outbox').select(['kind', 'payload']).orderBy('createdAt');
    return (await query.execute()).map(({ kind, payload }) => ({
      kind,
      payload: unsealPayload({ SESSION_SECRET: SECRET }, payload),
    }));
  };
  return { db, events };
}

export function book(changes: object = {}, headers?: Record<string, string>, client = newClient()) {
  const body = { phone, date: '2027-03-15', timeSlot: '09:00', ...changes };
  return scheduledCalls(jsonRequest('/api/scheduled-calls', body, headers), contextOf(client));
}

/** The booked slots of a day, as the API returns them. */
export async function booked(date = '2027-03-15') {
  const answer = await ask(scheduledCalls, `/api/scheduled-calls?date=${date}`);
  expect(answer.status).toBe(200);
  return (await answer.json()).bookedSlots;
}
