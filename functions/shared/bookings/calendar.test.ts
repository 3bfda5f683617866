import { expect, test } from 'vitest';
import { mailDomain, site } from '#src/content/site.ts';
import { bookingEvent } from './calendar.ts';
import type { BookingNotification } from './notification.ts';

const booking: BookingNotification = {
  id: 7,
  phone: '+1 (512) 555-0142',
  date: '2027-03-15',
  timeSlot: '09:00',
  startsAt: '2027-03-15T14:00:00.000Z',
  endsAt: '2027-03-15T14:30:00.000Z',
  createdAt: '2027-03-08T15:10:00.000Z',
  updatedAt: '2027-03-08T15:10:00.000Z',
  cancelledAt: null,
  revision: 0,
  confirmationUrl: 'https://agency.example/call#a-code',
};

/** The lines of a file by name; lines that begin with a space continue the previous one. */
function linesOf(file: string): Record<string, string> {
  const lines = file.replace(/\r\n /g, '').trim().split('\r\n');
  return Object.fromEntries(lines.map((line) => line.split(/[:;](.*)/s) as [string, string]));
}

test('a booking is one event, in UTC, with the link to its page', () => {
  const file = bookingEvent(booking);
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(linesOf(file)).toMatchObject({
    METHOD: 'PUBLISH',
    UID: `call-7-1804518600000@${mailDomain}`,
    SEQUENCE: '0',
    DTSTAMP: '20270308T151000Z',
    DTSTART: '20270315T140000Z',
    DTEND: '20270315T143000Z',
    STATUS: 'CONFIRMED',
    SUMMARY: `Call with ${site.name}`,
    URL: 'VALUE=URI:https://agency.example/call#a-code',
  });
});

test('the same booking gives the same file', () => {
  expect(bookingEvent(booking)).toBe(bookingEvent({ ...booking }));
});

test('a moved or cancelled booking keeps its UID and has a higher sequence', () => {
  const updatedAt = '2027-03-09T15:00:00.000Z';
  const { UID } = linesOf(bookingEvent(booking));
  const later = { startsAt: '2027-03-16T21:00:00.000Z', endsAt: '2027-03-16T21:30:00.000Z' };
  const moved = { ...booking, ...later, revision: 1, updatedAt };
  expect(linesOf(bookingEvent(moved))).toMatchObject({
    UID,
    SEQUENCE: '1',
    DTSTAMP: '20270309T150000Z',
    DTSTART: '20270316T210000Z',
  });
  const cancelled = { ...booking, cancelledAt: updatedAt, revision: 2, updatedAt };
  expect(linesOf(bookingEvent(cancelled))).toMatchObject({
    UID,
    SEQUENCE: '2',
    METHOD: 'CANCEL',
    STATUS: 'CANCELLED',
  });
});
