import { expect, test, vi } from 'vitest';
import scheduledCalls from '#functions/scheduled-calls.ts';
import { runCleanup } from '#functions/shared/outbox/cleanup.ts';
import { book, booked, phone, useBookings } from './support/bookings.ts';
import { afterAnswers, ask, logged, newClient } from './support/harness.ts';

const { db, events } = useBookings();

test('a call is booked and stored with its start time, and the agency is notified', async () => {
  const answer = await book({ isAdmin: true });
  expect(answer.status).toBe(201);
  const call = await answer.json();
  expect(call).toEqual({
    id: expect.any(Number),
    phone,
    date: '2027-03-15',
    timeSlot: '09:00',
    startsAt: '2027-03-15T14:00:00.000Z',
    endsAt: '2027-03-15T14:30:00.000Z',
    createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
    cancelledAt: null,
    canInvite: false,
    confirmationCode: expect.stringMatching(/^[\w-]{24}$/),
    calendar: expect.stringContaining('DTSTART:20270315T140000Z'),
  });
  expect(await booked()).toEqual(['09:00']);
  expect(await events()).toEqual([
    {
      kind: 'call',
      payload: expect.objectContaining({
        id: call.id,
        phone,
        date: '2027-03-15',
        timeSlot: '09:00',
        startsAt: '2027-03-15T14:00:00.000Z',
        confirmationUrl: `http://localhost:4321/call#${call.confirmationCode}`,
      }),
    },
  ]);
  await afterAnswers();
  expect(JSON.stringify(logged)).not.toContain('555-0142');
  expect(JSON.stringify(logged)).not.toContain(call.confirmationCode);
});

test('the code itself is not stored in any table', async () => {
  const { confirmationCode } = await (await book({}, { 'Idempotency-Key': 'a secret' })).json();
  for (const table of ['scheduledCalls', 'outbox', 'idempotencyKeys'] as const) {
    const rows = await db().selectFrom(table).selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(confirmationCode);
  }
});

test('a slot can be booked once: then it is 409, nothing is stored and nobody is notified', async () => {
  await book();
  const second = await book({ phone: '+1 (512) 555-0199' });
  expect(second.status).toBe(409);
  expect(await second.json()).toEqual({
    message: 'This time has just been booked. Please select another one.',
  });
  expect(await events()).toHaveLength(1);
  expect((await book({ timeSlot: '10:00' })).status).toBe(201);
  expect(await booked()).toEqual(['09:00', '10:00']);
});

test('missing values are reported for each field', async () => {
  const answer = await book({ phone: '12', date: '', timeSlot: null });
  expect(answer.status).toBe(422);
  expect((await answer.json()).errors).toEqual({
    phone: ['Phone number must be at least 10 digits'],
    date: ['Please select a date'],
    timeSlot: ['Please select a time slot'],
  });
});

test.each([
  ['2027-03-13', '09:00', { date: ['Closed on Saturdays'] }],
  ['2027-05-31', '09:00', { date: ['Closed: Memorial Day'] }],
  ['2027-05-10', '09:00', { date: ['Calls can be booked up to 60 days ahead'] }],
  ['2027-03-05', '09:00', { date: ['This day has passed'] }],
  ['2027-03-08', '09:00', { timeSlot: ['This time has passed'] }],
  [
    '2027-03-15',
    '17:00',
    { timeSlot: ['Calls begin on the hour, from 9:00 AM CST to 4:00 PM CST'] },
  ],
])('%s at %s cannot be booked', async (date, timeSlot, errors) => {
  const answer = await book({ date, timeSlot });
  expect(answer.status).toBe(422);
  expect((await answer.json()).errors).toEqual(errors);
  expect(await booked(date)).toEqual([]);
});

test.each([
  ['2027-03-08', '10:00'],
  ['2027-05-07', '16:00'],
])('%s at %s can be booked', async (date, timeSlot) => {
  expect((await book({ date, timeSlot })).status).toBe(201);
});

test.each(['', '?date=', '?date=2027-02-30', '?date=0000-01-01', '?date=%00'])(
  'booked slots need a date: %j is 422',
  async (query) => {
    const answer = await ask(scheduledCalls, `/api/scheduled-calls${query}`);
    expect(answer.status).toBe(422);
    expect((await answer.json()).errors).toEqual({ date: ['Please select a date'] });
  },
);

test('the same key and body get the same call with the same code, and nothing is written', async () => {
  const key = { 'Idempotency-Key': 'a call' };
  const client = newClient();
  const first = await (await book({}, key, client)).text();
  const again = await book({}, key, client);
  expect(again.status).toBe(201);
  expect(await again.text()).toBe(first);
  expect((await book({ timeSlot: '10:00' }, key)).status).toBe(422);
  expect((await book({}, { 'Idempotency-Key': 'another' })).status).toBe(409);
  expect(await events()).toHaveLength(1);
});

test('the same key and body from another address get the same call, without its secrets', async () => {
  const key = { 'Idempotency-Key': 'guessed' };
  const { confirmationCode, calendar, ...call } = await (await book({}, key)).json();
  const again = await book({}, key);
  expect(again.status).toBe(201);
  expect(calendar).toContain(confirmationCode);
  expect(await again.json()).toEqual(call);
  expect(await events()).toHaveLength(1);
});

test('the first answer is repeated even after the call has begun', async () => {
  const key = { 'Idempotency-Key': 'later' };
  const slot = { date: '2027-03-08', timeSlot: '10:00' };
  const client = newClient();
  const first = await (await book(slot, key, client)).text();
  vi.setSystemTime(new Date('2027-03-08T18:00:00Z'));
  expect(await (await book(slot, key, client)).text()).toBe(first);
});

test('a call is deleted a year after its day, as the privacy policy says', async () => {
  await book();
  const old = ['2026-03-07', '2026-03-09'].map((date) => ({ phone, date, timeSlot: '09:00' }));
  await db().insertInto('scheduledCalls').values(old).execute();
  await runCleanup(db());
  const left = await db().selectFrom('scheduledCalls').select('date').orderBy('date').execute();
  expect(left).toEqual([{ date: '2026-03-09' }, { date: '2027-03-15' }]);
});
