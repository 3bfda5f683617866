import { afterAll, describe, expect, test } from 'vitest';
import type { OutboxEvent } from './outbox.ts';
import { insertBooking } from './inbox/scheduled-calls.ts';
import { embeddedDatabase } from './testing/embedded.ts';
import { realDatabase } from './testing/postgres.ts';

const { db: real, stop } = await realDatabase();
afterAll(stop);
const embedded = await embeddedDatabase();
afterAll(() => embedded.destroy());

const message = {
  kind: 'contact',
  payload: { name: 'Ada “the” Park', phone: undefined, isSpam: false },
};
const event: OutboxEvent = {
  messages: [
    { channel: 'webhook', ...message },
    { channel: 'email', ...message },
  ],
  times: ['createdAt', 'updatedAt'],
};

describe.each(Object.entries({ embedded, real }))('%s Postgres', (_kind, db) => {
  const messages = () => db.selectFrom('outbox').select(['channel', 'kind', 'payload']).execute();

  test('without the row there are no messages, and without the messages there is no row', async () => {
    const slot = { phone: '555', date: '2027-03-15', timeSlot: '09:00' };
    await insertBooking(db, slot);
    const before = await messages();
    expect(await insertBooking(db, slot, event)).toBeUndefined();
    const wrong = { ...event, messages: [{ ...message, channel: 'pigeon' }] } as unknown as OutboxEvent;
    await expect(insertBooking(db, { ...slot, timeSlot: '10:00' }, wrong)).rejects.toThrow('outbox');
    expect(await messages()).toEqual(before);
    expect(await db.selectFrom('scheduledCalls').select('timeSlot').execute()).toHaveLength(1);
  });
});
