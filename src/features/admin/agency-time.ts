/** Moments as admins read and type them: by the agency's clock, wherever they sit. */
import { site } from '#src/content/site.ts';
import { instantOf, wallClockAt } from '#src/lib/wall-clock.ts';

/** 'Nov 9, 2026, 2:32 PM CST', where the agency is. */
export function sayAgencyTime(instant: string): string {
  return sayIn(instant, site.timeZone);
}

/** The same where this browser is; undefined where that is the agency's time. */
export function sayOwnTime(instant: string): string | undefined {
  const own = sayIn(instant, undefined);
  return own === sayAgencyTime(instant) ? undefined : own;
}

/** A moment as a field of type `datetime-local` holds it, to the minute; empty where there is none. */
export function agencyField(instant: unknown): string {
  if (!instant) return '';
  const { date, time } = wallClockAt(new Date(String(instant)), site.timeZone);
  return `${date}T${time}`;
}

/** The moment that such a field names, in ISO 8601; what names none comes back as it is. */
export function instantIn(field: string): string {
  if (Number.isNaN(Date.parse(`${field}Z`))) return field;
  const [date = '', time = ''] = field.split('T');
  return instantOf({ date, time }, site.timeZone).toISOString();
}

function sayIn(instant: string, timeZone: string | undefined): string {
  return new Date(instant).toLocaleString('en-US', {
    ...{ month: 'short', day: 'numeric', year: 'numeric' },
    ...{ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' },
    timeZone,
  });
}
