/** Converts instants to and from the agency's time zone, whatever the admin's own. */
import { site } from '#src/content/site.ts';
import { instantOf, isKnownZone, wallClockAt } from '#src/lib/wall-clock.ts';

const own = new Intl.Locale(site.locale);

/** The admin speaks English: of the site's kind if the site does too, else with dates and numbers as its country writes them. */
export const adminLocale = own.language === 'en' ? site.locale : `en-${own.region ?? 'GB'}`;

/** 'Nov 9, 2026, 2:32 PM CST': for letters, which others read. */
export function formatAgencyTime(instant: string, locale = site.locale): string {
  return new Date(instant).toLocaleString(locale, {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone: site.timeZone,
  });
}

/** An instant as the value of a `datetime-local` field, in minutes; empty if there is none. */
export function agencyField(instant: unknown): string {
  if (!instant) return '';
  const { date, time } = wallClockAt(new Date(String(instant)), site.timeZone);
  return `${date}T${time}`;
}

/** The instant of such a value, in ISO 8601; an invalid value is returned unchanged. */
export function instantIn(field: string): string {
  if (Number.isNaN(Date.parse(`${field}Z`))) return field;
  const [date = '', time = ''] = field.split('T');
  return instantOf({ date, time }, site.timeZone).toISOString();
}

/** The same for the screen, with the reader's clock beside it where that differs: '…, 2:32 PM CST (9:32 PM for you)'. */
export function shownTime(instant: string, reader = readersZone()): string {
  return formatAgencyTime(instant, adminLocale) + besideIt(instant, reader);
}

/** '2:32 PM CST', with the date if that is not today by the agency's clock, and with the reader's clock as above. */
export function shownClock(instant: string, now = new Date(), reader = readersZone()): string {
  const dayOf = (date: Date) => wallClockAt(date, site.timeZone).date;
  const date = new Date(instant);
  if (dayOf(date) !== dayOf(now)) return shownTime(instant, reader);
  const time = date.toLocaleTimeString(adminLocale, {
    ...hourAndMinute,
    timeZoneName: 'short',
    timeZone: site.timeZone,
  });
  return time + besideIt(instant, reader);
}

/** The reader's clock for a slot of the agency's day, in brackets; empty if it shows the same. */
export function besideSlot({ date, timeSlot }: { date: string; timeSlot: string }, reader = readersZone()): string {
  return besideIt(instantOf({ date, time: timeSlot }, site.timeZone).toISOString(), reader);
}

const hourAndMinute = { hour: 'numeric', minute: '2-digit' } as const;

function readersZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return isKnownZone(timeZone) ? timeZone : site.timeZone;
}

/** ' (9:32 PM for you)', with the day where that is another one too; empty if both clocks show the same. */
function besideIt(instant: string, timeZone: string): string {
  const date = new Date(instant);
  const [theirs, ours] = [wallClockAt(date, timeZone), wallClockAt(date, site.timeZone)];
  if (theirs.date === ours.date && theirs.time === ours.time) return '';
  const day = theirs.date === ours.date ? {} : ({ month: 'short', day: 'numeric' } as const);
  return ` (${date.toLocaleString(adminLocale, { ...day, ...hourAndMinute, timeZone })} for you)`;
}
