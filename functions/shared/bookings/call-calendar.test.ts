import { expect, test } from 'vitest';
import { callEvent } from './call-calendar.ts';
import type { CallNews } from './call-news.ts';

const call: CallNews = {
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
  confirmationUrl: 'https://freehand.example/call#a-code',
};

/** The lines of a file by their names; a line that begins with a space goes on the one before. */
function linesOf(file: string): Record<string, string> {
  const lines = file.replace(/\r\n /g, '').trim().split('\r\n');
  return Object.fromEntries(lines.map((line) => line.split(/[:;](.*)/s) as [string, string]));
}

test('a call is one event, in UTC, that leads back to its page', () => {
  const file = callEvent(call);
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(linesOf(file)).toMatchObject({
    METHOD: 'PUBLISH',
    UID: 'call-7-1804518600000@freehand.example',
    SEQUENCE: '0',
    DTSTAMP: '20270308T151000Z',
    DTSTART: '20270315T140000Z',
    DTEND: '20270315T143000Z',
    STATUS: 'CONFIRMED',
    SUMMARY: 'Call with Freehand',
    URL: 'VALUE=URI:https://freehand.example/call#a-code',
  });
});

test('the same call again is the same file', () => {
  expect(callEvent(call)).toBe(callEvent({ ...call }));
});

test('moved or cancelled it keeps its identity and is newer', () => {
  const updatedAt = '2027-03-09T15:00:00.000Z';
  const { UID } = linesOf(callEvent(call));
  const later = { startsAt: '2027-03-16T21:00:00.000Z', endsAt: '2027-03-16T21:30:00.000Z' };
  const moved = { ...call, ...later, revision: 1, updatedAt };
  expect(linesOf(callEvent(moved))).toMatchObject({
    UID,
    SEQUENCE: '1',
    DTSTAMP: '20270309T150000Z',
    DTSTART: '20270316T210000Z',
  });
  const cancelled = { ...call, cancelledAt: updatedAt, revision: 2, updatedAt };
  expect(linesOf(callEvent(cancelled))).toMatchObject({
    UID,
    SEQUENCE: '2',
    METHOD: 'CANCEL',
    STATUS: 'CANCELLED',
  });
});
