import { expect, test, vi } from 'vitest';
import { site } from '#src/content/site.ts';
import { ownTime, ownTimeInFull, ownTimeZone, zoneName } from './own-time.ts';

const nine = { date: '2027-03-12', timeSlot: '09:00' };
const nineInSummer = { date: '2027-07-12', timeSlot: '09:00' };

/** ICU puts a narrow no-break space before AM and PM. */
const plain = (text: string | undefined) => text?.replace(/\s/g, ' ');

test.each([
  ['America/Los_Angeles', '7:00 AM', '7:00 AM'],
  ['Europe/Berlin', '4:00 PM', '4:00 PM'],
  ['Asia/Kolkata', '8:30 PM', '7:30 PM'],
  ['Australia/Sydney', 'Sat 2:00 AM', 'Tue 12:00 AM'],
  // The same time as Chicago in winter; without daylight saving time.
  ['America/Costa_Rica', undefined, '8:00 AM'],
  ['America/Chicago', undefined, undefined],
])('nine in Chicago is in %s %s in March and %s in July', (zone, march, july) => {
  expect(plain(ownTime(nine, zone))).toBe(march);
  expect(plain(ownTime(nineInSummer, zone))).toBe(july);
});

test('in the weeks when only one of the two zones has daylight saving time', () => {
  expect(plain(ownTime({ date: '2027-03-16', timeSlot: '09:00' }, 'Europe/Berlin'))).toBe('3:00 PM');
});

test('in full, with the name of the zone', () => {
  expect(plain(ownTimeInFull(nine, 'Asia/Kolkata'))).toBe('Friday, March 12, 2027 at 8:30 PM, India Standard Time');
  expect(ownTimeInFull(nine, 'America/Chicago')).toBeUndefined();
  expect(zoneName('America/Los_Angeles')).toBe('Pacific Time');
});

test.each([
  // Browsers on machines whose zone they do not know.
  ['Etc/Unknown', site.timeZone],
  ['', site.timeZone],
  [undefined, site.timeZone],
  ['Asia/Kolkata', 'Asia/Kolkata'],
])('a browser that gives %s as its zone shows times of %s', (given, shown) => {
  const spy = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
  spy.mockReturnValue({ timeZone: given } as Intl.ResolvedDateTimeFormatOptions);
  const zone = ownTimeZone();
  spy.mockRestore();
  expect(zone).toBe(shown);
  expect(() => [ownTime(nine, zone), ownTimeInFull(nine, zone), zoneName(zone)]).not.toThrow();
});
