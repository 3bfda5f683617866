import { expect, test } from 'vitest';
import { cases } from './busy-cases.data.ts';
import { busyPeriodsIn } from './busy-periods.ts';

const from = new Date('2027-03-08T00:00:00Z');
const to = new Date('2027-04-08T00:00:00Z');

function calendar(events: string[]): string {
  const lines = events.flatMap((event) => ['BEGIN:VEVENT', event.trim(), 'END:VEVENT']);
  const text = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//x//EN', ...lines, 'END:VCALENDAR'];
  return text.join('\n').replace(/\n +/g, '\n').replace(/\n/g, '\r\n');
}

test.each(cases)('%s', async (_, events, busy) => {
  expect(await busyPeriodsIn(calendar(events), from, to)).toEqual(busy);
});

test('a page is no calendar', async () => {
  await expect(busyPeriodsIn('<!doctype html>', from, to)).rejects.toThrow('It is not a calendar.');
});
