/** What visitors can do with the confirmation code of their booking. */
import { expect, test, vi } from 'vitest';
import mine from '#functions/scheduled-call-mine.ts';
import { addDays } from '#src/lib/calendar-dates.ts';
import { book, booked, phone, useBookings } from './support/bookings.ts';
import { contextOf, jsonRequest, newClient, plainRequest } from './support/harness.ts';

const { events } = useBookings();

function send(method: 'GET' | 'PATCH' | 'DELETE', code: string, body?: object) {
  const headers = { Authorization: `Bearer ${code}` };
  const path = '/api/scheduled-calls/mine';
  const request = body
    ? jsonRequest(path, body, headers, method)
    : plainRequest(path, headers, method);
  return mine(request, contextOf(newClient()));
}

test('the code shows the call', async () => {
  const { confirmationCode, ...call } = await (await book()).json();
  const answer = await send('GET', confirmationCode);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect(await answer.json()).toEqual(call);
});

test.each(['GET', 'DELETE', 'PATCH'] as const)(
  '%s without the right code is 404',
  async (method) => {
    const { confirmationCode } = await (await book()).json();
    const body = method === 'PATCH' ? { date: '2027-03-16', timeSlot: '09:00' } : undefined;
    const wrong = ['', 'x', confirmationCode.slice(1), 'A'.repeat(24)];
    for (const code of wrong) expect((await send(method, code, body)).status).toBe(404);
    expect(await booked()).toEqual(['09:00']);
  },
);

test('a cancelled call frees its slot, stays cancelled, and can be viewed', async () => {
  const { confirmationCode: code } = await (await book()).json();
  const cancelled = await send('DELETE', code);
  expect(cancelled.status).toBe(200);
  const call = await cancelled.json();
  expect(call.cancelledAt).toMatch(/Z$/);
  expect(call.calendar).toContain('STATUS:CANCELLED');
  expect(await booked()).toEqual([]);

  expect(await (await send('DELETE', code)).json()).toEqual(call);
  expect(await (await send('GET', code)).json()).toEqual(call);
  const moved = await send('PATCH', code, { date: '2027-03-16', timeSlot: '09:00' });
  expect([moved.status, (await moved.json()).message]).toEqual([409, 'This call is canceled.']);
  expect((await events()).map(({ kind }) => kind)).toEqual(['call', 'call-cancelled']);

  expect((await book({ phone: '+1 (512) 555-0199' })).status).toBe(201);
});

test('a moved call has its new time, and the old one is free', async () => {
  const { confirmationCode: code, ...before } = await (await book()).json();
  const answer = await send('PATCH', code, { date: '2027-03-16', timeSlot: '16:00' });
  expect(answer.status).toBe(200);
  const after = await answer.json();
  expect(after).toMatchObject({
    id: before.id,
    phone,
    date: '2027-03-16',
    timeSlot: '16:00',
    startsAt: '2027-03-16T21:00:00.000Z',
  });
  const line = (calendar: string, name: string) =>
    new RegExp(`^${name}:.*$`, 'm').exec(calendar)?.[0];
  expect(line(after.calendar, 'UID')).toBe(line(before.calendar, 'UID'));
  expect(line(before.calendar, 'SEQUENCE')).toContain(':0');
  expect(line(after.calendar, 'SEQUENCE')).toContain(':1');
  expect([await booked(), await booked('2027-03-16')]).toEqual([[], ['16:00']]);
  const [, moved] = await events();
  expect(moved).toMatchObject({
    kind: 'call-moved',
    payload: { date: '2027-03-16', from: { date: '2027-03-15', timeSlot: '09:00' } },
  });
});

test('a call cannot be moved to a booked slot, or to one that cannot be booked', async () => {
  const { confirmationCode: code } = await (await book()).json();
  await book({ timeSlot: '10:00' });
  const taken = await send('PATCH', code, { date: '2027-03-15', timeSlot: '10:00' });
  expect([taken.status, (await taken.json()).message]).toEqual([
    409,
    'This time has just been booked. Please select another one.',
  ]);
  const closed = await send('PATCH', code, { date: '2027-03-20', timeSlot: '10:00' });
  expect([closed.status, (await closed.json()).errors]).toEqual([
    422,
    { date: ['Closed on Saturdays'] },
  ]);
  expect((await send('PATCH', code, { date: 'soon' })).status).toBe(422);
  expect(await booked()).toEqual(['09:00', '10:00']);
});

test('moving a call to its own slot changes nothing, and nobody is notified', async () => {
  const { confirmationCode: code, ...call } = await (await book()).json();
  const answer = await send('PATCH', code, { date: call.date, timeSlot: call.timeSlot });
  expect(await answer.json()).toEqual(call);
  expect(await events()).toHaveLength(1);
});

test('a call that has begun can be viewed, but not changed', async () => {
  const { confirmationCode: code, date } = await (await book()).json();
  vi.setSystemTime(new Date('2027-03-15T14:00:00Z'));
  const said = 'This call has begun, so it can no longer be changed.';
  const tomorrow = { date: addDays(date, 1), timeSlot: '09:00' };
  for (const answer of [await send('DELETE', code), await send('PATCH', code, tomorrow)]) {
    expect([answer.status, (await answer.json()).message]).toEqual([409, said]);
  }
  expect((await send('GET', code)).status).toBe(200);
});
