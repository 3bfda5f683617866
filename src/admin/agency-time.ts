/** Converts instants to and from the agency's time zone, whatever the admin's own. */
import { site } from '#src/content/site.ts';
import { instantOf, wallClockAt } from '#src/lib/wall-clock.ts';

/** 'Nov 9, 2026, 2:32 PM CST'. */
export function formatAgencyTime(instant: string): string {
  return new Date(instant).toLocaleString(site.locale, {
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

/** 'Nov 9, 2026, 2:32 PM', in the browser's time zone. */
export function when(instant: string): string {
  return new Date(instant).toLocaleString(site.locale, { dateStyle: 'medium', timeStyle: 'short' });
}

/** '2:32 PM', in the browser's time zone; with the date if it is not today. */
export function clock(instant: string, now = new Date()): string {
  const date = new Date(instant);
  return date.toDateString() === now.toDateString()
    ? date.toLocaleTimeString(site.locale, { timeStyle: 'short' })
    : when(instant);
}
