import { describe, expect, test } from 'vitest';
import { insertLead } from './leads.ts';
import type { News } from './outbox.ts';
import { insertCall } from './scheduled-calls.ts';
import { bothKinds, kinds } from './testing/both-kinds.ts';

const databases = bothKinds();

const lead = { name: 'Ada Park', email: 'ada@park.example', company: 'Park', message: 'Hello.' };
const message = {
  kind: 'contact',
  payload: { name: 'Ada “the” Park', phone: undefined, isSpam: false },
};
const news: News = {
  messages: [
    { channel: 'webhook', ...message },
    { channel: 'email', ...message },
  ],
  times: ['createdAt', 'updatedAt'],
};

describe.each(kinds)('%s Postgres', (kind) => {
  const told = () =>
    databases[kind].selectFrom('outbox').select(['channel', 'kind', 'payload']).execute();

  test('a row is told with its id and its time, once over each channel', async () => {
    const { id, createdAt } = await insertLead(databases[kind], lead, news);
    const time = createdAt.toISOString();
    const payload = {
      name: 'Ada “the” Park',
      isSpam: false,
      id,
      createdAt: time,
      updatedAt: time,
    };
    expect(await told()).toEqual([
      { channel: 'webhook', kind: 'contact', payload },
      { channel: 'email', kind: 'contact', payload },
    ]);
  });

  test('what is not kept is not told, and what cannot be told is not kept', async () => {
    const db = databases[kind];
    const slot = { phone: '555', date: '2027-03-15', timeSlot: '09:00' };
    await insertCall(db, slot);
    const before = await told();
    expect(await insertCall(db, slot, news)).toBeUndefined();
    const wrong = { ...news, messages: [{ ...message, channel: 'pigeon' }] } as unknown as News;
    await expect(insertCall(db, { ...slot, timeSlot: '10:00' }, wrong)).rejects.toThrow('outbox');
    expect(await told()).toEqual(before);
    expect(await db.selectFrom('scheduledCalls').select('timeSlot').execute()).toHaveLength(1);
  });
});
