import { expect, test } from 'vitest';
import { site } from '#src/content/site.ts';
import { instantOf } from '#src/lib/wall-clock.ts';
import { besideSlot, shownClock, shownTime } from './agency-time.ts';

const at = (date: string, time: string) => instantOf({ date, time }, site.timeZone);
/** Thirteen hours or more from any agency's: another day at night. */
const farAway = 'Etc/GMT-14';

test('times are those of the agency, with the reader’s beside them only where their clock differs', () => {
  const instant = at('2027-03-10', '23:30').toISOString();
  expect(shownTime(instant, site.timeZone)).not.toContain('for you');
  expect(shownTime(instant, farAway)).toMatch(/2027.*\(Mar 11, .* for you\)$/);
  expect(besideSlot({ date: '2027-03-10', timeSlot: '09:00' }, site.timeZone)).toBe('');
  expect(besideSlot({ date: '2027-03-10', timeSlot: '09:00' }, farAway)).toMatch(/^ \(.* for you\)$/);
});

test('a time on another day of the agency includes the date', () => {
  const now = at('2027-03-10', '23:50');
  expect(shownClock(at('2027-03-10', '00:10').toISOString(), now, site.timeZone)).not.toContain('2027');
  expect(shownClock(at('2027-03-09', '23:55').toISOString(), now, site.timeZone)).toContain('2027');
});
