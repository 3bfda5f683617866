/** Visitors book calls, and change them with their confirmation code. */
import { describe, expect, test } from 'vitest';
import { mailDomain, site } from '#src/content/site.ts';
import { ada, book, booked, goTo, phone, useBookings, withCode } from './support/bookings.ts';
import { afterAnswers, logged, newClient } from './support/harness.ts';
import { linesOf } from './support/mailbox.ts';

const { db, events } = useBookings();
const TAKEN = 'This time has just been booked. Please select another one.';

describe('a booking', () => {
  test('is stored with its start time, and the agency is notified; its code is stored nowhere', async () => {
    const { status, body } = await book({ isAdmin: true }, { 'Idempotency-Key': 'a secret' });
    expect(status).toBe(201);
    const slot = { phone, date: '2027-03-15', timeSlot: '09:00' };
    expect(body).toEqual({
      ...slot,
      id: expect.any(Number),
      cancelledAt: null,
      canInvite: false,
      startsAt: '2027-03-15T14:00:00.000Z',
      endsAt: '2027-03-15T14:30:00.000Z',
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      confirmationCode: expect.stringMatching(/^[\w-]{24}$/),
      calendar: expect.any(String),
    });
    const { id, startsAt, confirmationCode } = body;
    const confirmationUrl = `http://localhost:4321/call#${confirmationCode}`;
    expect(linesOf(body.calendar)).toMatchObject({
      METHOD: 'PUBLISH',
      STATUS: 'CONFIRMED',
      SEQUENCE: '0',
      DTSTART: '20270315T140000Z',
      DTEND: '20270315T143000Z',
      DTSTAMP: body.createdAt.replace(/\.\d*|[-:]/g, ''),
      UID: `call-${id}-${Date.parse(body.createdAt)}@${mailDomain}`,
      SUMMARY: `Call with ${site.name}`,
      URL: `VALUE=URI:${confirmationUrl}`,
    });
    expect(await events()).toEqual([
      {
        kind: 'call',
        payload: expect.objectContaining({ id, ...slot, startsAt, confirmationUrl }),
      },
    ]);
    await afterAnswers();
    const tables = ['scheduledCalls', 'outbox', 'idempotencyKeys'] as const;
    const rows = tables.map((table) => db().selectFrom(table).selectAll().execute());
    const stored = await Promise.all(rows);
    expect(Math.min(...stored.map(({ length }) => length))).toBe(1);
    expect(JSON.stringify([stored, logged])).not.toContain(confirmationCode);
    expect(JSON.stringify(logged)).not.toContain('555-0142');

    const second = await book({ phone: '+1 (512) 555-0199' });
    expect([second.status, second.body]).toEqual([409, { message: TAKEN }]);
    expect(await events()).toHaveLength(1);
    expect((await book({ timeSlot: '10:00' })).status).toBe(201);
    expect(await booked()).toEqual(['09:00', '10:00']);
  });

  test('has name and address only if they are given', async () => {
    await book(ada);
    expect((await events())[0]?.payload).toMatchObject({ ...ada, phone });
    for (const [timeSlot, none] of [
      ['10:00', {}],
      ['11:00', { name: '', email: ' ' }],
      ['13:00', { name: null, email: null }],
    ] as const) {
      expect((await book({ ...none, timeSlot })).status).toBe(201);
      const { name, email } = (await events()).at(-1)?.payload ?? {};
      expect([name, email]).toEqual([undefined, undefined]);
    }
    const { status, body } = await book({ name: 'A', email: 'ada', date: '', phone: '12' });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['phone', 'date', 'name', 'email']]);
  });

  test('with an idempotency key is made once; another address does not get its secrets', async () => {
    const slot = { date: '2027-03-08', timeSlot: '10:00' };
    const key = { 'Idempotency-Key': 'a call' };
    const client = newClient();
    const { body: first } = await book(slot, key, client);
    // Even after the call has begun.
    goTo('2027-03-08T18:00:00Z');
    expect(await book(slot, key, client)).toMatchObject({ status: 201, body: first });
    const { confirmationCode, calendar, ...call } = first;
    const other = await book(slot, key);
    expect([other.status, other.body]).toEqual([201, call]);
    expect(calendar).toContain(confirmationCode);
    expect((await book({ timeSlot: '10:00' }, key)).status).toBe(422);
    expect(await events()).toHaveLength(1);
  });
});

describe('the code of a booking', () => {
  test('shows it, and cancels it once: its slot is free', async () => {
    const { confirmationCode: code, ...booking } = (await book()).body;
    const shown = await withCode(code, 'GET');
    expect([shown.status, shown.body]).toEqual([200, booking]);
    expect(shown.headers.get('Cache-Control')).toBe('no-store');
    const next = { date: '2027-03-16', timeSlot: '09:00' };
    for (const wrong of ['', 'x', code.slice(1), 'A'.repeat(24)]) {
      for (const [method, body] of [['GET'], ['DELETE'], ['PATCH', next]] as const) {
        expect((await withCode(wrong, method, body)).status).toBe(404);
      }
    }
    expect(await booked()).toEqual(['09:00']);

    const { status, body } = await withCode(code, 'DELETE');
    expect([status, await booked()]).toEqual([200, []]);
    expect(body).toMatchObject({ cancelledAt: expect.stringMatching(/Z$/) });
    const { UID } = linesOf(booking.calendar);
    const off = { UID, METHOD: 'CANCEL', STATUS: 'CANCELLED', SEQUENCE: '1' };
    expect(linesOf(body.calendar)).toMatchObject(off);
    for (const method of ['DELETE', 'GET']) expect((await withCode(code, method)).body).toEqual(body);
    const moved = await withCode(code, 'PATCH', next);
    expect([moved.status, moved.body.message]).toEqual([409, 'This call is canceled.']);
    expect((await events()).map(({ kind }) => kind)).toEqual(['call', 'call-cancelled']);
    expect((await book({ phone: '+1 (512) 555-0199' })).status).toBe(201);
  });

  test('moves it to a slot that can be booked, until it has begun', async () => {
    const { confirmationCode: code, ...before } = (await book()).body;
    await book({ timeSlot: '10:00' });
    const move = (date: string, timeSlot: string) => withCode(code, 'PATCH', { date, timeSlot });
    expect((await move('2027-03-15', '09:00')).body).toEqual(before);
    expect(await events()).toHaveLength(2);
    expect(await move('2027-03-15', '10:00')).toMatchObject({
      status: 409,
      body: { message: TAKEN },
    });
    const closed = await move('2027-03-20', '10:00');
    expect([closed.status, closed.body.errors]).toEqual([422, { date: ['Closed on Saturdays'] }]);
    expect((await withCode(code, 'PATCH', { date: 'soon' })).status).toBe(422);

    const { status, body: after } = await move('2027-03-16', '16:00');
    expect(status).toBe(200);
    expect(after).toMatchObject({ id: before.id, startsAt: '2027-03-16T21:00:00.000Z' });
    const { UID } = linesOf(before.calendar);
    const moved = { UID, SEQUENCE: '1', DTSTART: '20270316T210000Z' };
    expect(linesOf(after.calendar)).toMatchObject(moved);
    expect([await booked(), await booked('2027-03-16')]).toEqual([['10:00'], ['16:00']]);
    expect((await events()).at(-1)).toMatchObject({
      kind: 'call-moved',
      payload: { date: '2027-03-16', from: { date: '2027-03-15', timeSlot: '09:00' } },
    });

    goTo('2027-03-16T21:00:00Z');
    const message = 'This call has begun, so it can no longer be changed.';
    const late = { status: 409, body: { message } };
    expect(await withCode(code, 'DELETE')).toMatchObject(late);
    expect(await move('2027-03-17', '09:00')).toMatchObject(late);
    expect((await withCode(code, 'GET')).status).toBe(200);
  });
});
