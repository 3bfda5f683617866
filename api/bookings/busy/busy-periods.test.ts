import { expect, test } from 'vitest';
import { eachRow } from '#src/lib/testing/each-row.ts';
import { timeSlots } from '#src/domain/booking/bookable-days.ts';
import { isBlocked } from '#src/domain/booking/notice-and-buffer.ts';
import { type Case, cases } from '../../../tests/foreign/calendars/cases.ts';
import { busyPeriodsIn } from './busy-periods.ts';

const from = new Date('2027-02-25T00:00:00Z');
const to = new Date('2027-05-08T00:00:00Z');

const fileOf = (calendar: string) => `BEGIN:VCALENDAR\nVERSION:2.0\nPRODID:-//x//EN\n${calendar}END:VCALENDAR\n`;
const read = (text: string) => busyPeriodsIn(text, from, to);

/** A day's busy slots as the cases write them: '09 10'. */
function busySlots(date: string, { periods }: Awaited<ReturnType<typeof read>>): string {
  const busy = timeSlots.filter((timeSlot) => isBlocked({ date, timeSlot }, periods, { bufferMinutes: 0 }));
  return busy.map((timeSlot) => timeSlot.slice(0, 2)).join(' ');
}

async function checkCase({ calendar, busy, unreadable = [] }: Case, ending = '\r\n') {
  const found = await read(fileOf(calendar).replaceAll('\n', ending));
  const days = Object.keys(busy).map((date) => [date, busySlots(date, found)]);
  expect([Object.fromEntries(days), found.unreadable.map(({ name }) => name)]).toEqual([busy, unreadable]);
}

const nameOf = ({ name }: Case) => name;

/** By day every third, as they stand: kinds of programs follow each other. */
const asked = process.env.NIGHTLY ? cases : cases.filter((_, index) => index % 3 === 0);

test('each calendar keeps the slots busy that it means', () => eachRow(asked, nameOf, (row) => checkCase(row)));

test('lines may end otherwise, and a byte order mark may stand first', async () => {
  const [series, canceled] = cases;
  for (const one of [series, canceled]) {
    if (one) for (const ending of ['\n', '\r']) await checkCase(one, ending);
  }
  expect(busySlots('2027-03-16', await read(`\uFEFF${fileOf(series?.calendar ?? '')}`))).toBe('10');
});

test('times that overlap or touch are one', async () => {
  const at = (start: string, end: string) =>
    `BEGIN:VEVENT\nDTSTART:20270310T${start}00Z\nDTEND:20270310T${end}00Z\nEND:VEVENT\n`;
  const { periods } = await read(fileOf(at('1700', '1730') + at('1500', '1600') + at('1530', '1700')));
  expect(periods).toEqual([['2027-03-10T15:00:00.000Z', '2027-03-10T17:30:00.000Z']]);
});

test('other requests have their turn while searches without an end are given up', async () => {
  const endless = cases.find(({ name }) => name === 'a search without an end')?.calendar ?? '';
  let turns = 0;
  const turn = setInterval(() => turns++, 1);
  const { unreadable, periods } = await read(fileOf(endless.repeat(4)));
  clearInterval(turn);
  // Only while the processor searches on this thread no timer fires.
  expect(turns).toBeGreaterThan(100);
  expect(unreadable.filter(({ name }) => name === 'Ruled')).toHaveLength(4);
  expect(periods.length).toBeGreaterThan(0);
});

test('a page is no calendar', async () => {
  await expect(read('<!doctype html>')).rejects.toThrow('It is not a calendar.');
});
