import { expect, test, vi } from 'vitest';
import { failures as own, scheduling } from '#src/messages/de/index.ts';
import { failures as english } from '#src/messages/en/index.ts';
import { replyText } from './inbox/words.ts';
import { messageOf } from './failure.ts';
import { RequestError } from '#src/lib/request.ts';
import { shownHours, shownSlot } from './agency-days.ts';
import { shownTime } from './agency-time.ts';

vi.mock('#src/content/site.ts', () => import('../../tests/another-agency/site.ts'));
vi.mock('#src/content/messages.ts', () => import('../../tests/another-agency/messages.ts'));

test('the admin of a German site says days and hours in English, as its country writes them', () => {
  expect(shownSlot({ date: '2026-12-01', timeSlot: '15:00' })).toMatch(/^Tuesday,? 1 December 2026 at 15:00 CET$/);
  expect(shownHours({ opens: '08:30', closes: '12:00' })).toMatch(/^0?8:30 to 12:00 CES?T$/);
  expect(shownTime('2026-12-01T14:00:00Z', 'Europe/Berlin')).toMatch(/^1 Dec 2026, 15:00 CET$/);
});

test('what the server says to everybody is said to the admin in English, and what it says of a request as it is', () => {
  const messageFor = (message: string) => messageOf(new RequestError(400, JSON.stringify({ message })), 'Try again.');
  expect(messageFor(own.ourFault)).toBe('Something went wrong on our side. Please try again.');
  for (const count of [1, 15]) {
    expect(messageFor(own.tooManyForMinutes(count))).toBe(english.tooManyForMinutes(count));
    expect(messageFor(own.tooManyForSeconds(count))).toBe(english.tooManyForSeconds(count));
  }
  expect(messageFor(scheduling.slotTaken)).toMatch(/^This time has just been booked/);
  expect(messageFor('This call has begun.')).toBe('This call has begun.');
  expect(messageOf(new TypeError(), 'Try again.')).toBe('Try again.');
});

test('the draft of a reply is in the language of the visitor', () => {
  const lead = { kind: 'lead', name: 'Frieda', message: 'Moin', createdAt: '2026-12-01T14:00:00Z' } as const;
  expect(replyText(lead as Parameters<typeof replyText>[0])).toMatch(
    /^Guten Tag Frieda,\n\n\n\nSie schrieben am 1\. Dez\. 2026, 15:00 MEZ:\n> Moin\n$/,
  );
});
