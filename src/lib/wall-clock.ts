/* Instants and the local time of IANA time zones, whose data has the daylight saving rules. */

/** Clocks change once within this time at most. */
const DAY_MS = 86_400_000;

/** yyyy-MM-dd and HH:mm. */
export interface WallClock {
  date: string;
  time: string;
}

/** The local time of a time zone at an instant. */
export function wallClockAt(instant: Date, timeZone: string): WallClock {
  const shown = new Date(instant.getTime() + offsetAt(instant.getTime(), timeZone)).toISOString();
  return { date: shown.slice(0, 10), time: shown.slice(11, 16) };
}

/** The instant of a local time; of one that occurs twice the first, and one that is skipped is as late as it would be. */
export function instantOf({ date, time }: WallClock, timeZone: string): Date {
  return new Date(instantAt(Date.parse(`${date}T${time}:00Z`), (instant) => offsetAt(instant, timeZone)));
}

/**
 * The same for any zone whose offset from UTC is known (RFC 5545, 3.3.5), in milliseconds.
 *
 * @param shown the local time, as if it were UTC
 */
export function instantAt(shown: number, offsetOf: (instant: number) => number): number {
  const [before, after] = [offsetOf(shown - DAY_MS), offsetOf(shown + DAY_MS)];
  const early = shown - before;
  const late = shown - after;
  return before !== after && offsetOf(early) !== before && offsetOf(late) === after ? late : early;
}

/** A local time such as '09:00' as a locale writes it: '9:00 AM', or '09:00' where the day has 24 hours. */
export function timeOfDay(time: string, locale: string): string {
  const shown = new Date(`2000-01-01T${time}Z`).toLocaleTimeString(locale, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  });
  // Some versions of the locale data put a narrow space before AM and PM.
  return shown.replace('\u202f', ' ');
}

/** The time zone's abbreviation at an instant as a locale knows it, e.g. 'CST', 'WEST', 'GMT+2'. */
export function zoneAbbreviation(instant: Date, timeZone: string, locale: string): string {
  return zoneNameAt(instant, timeZone, locale, 'short');
}

/** Formatters, cached: creating one costs far more than using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** A time zone's name at an instant as a locale knows it; `longGeneric`, e.g. 'Central Time', is of the whole year. */
export function zoneNameAt(
  instant: Date | number,
  timeZone: string,
  locale: string,
  timeZoneName: 'short' | 'longGeneric' | 'longOffset',
): string {
  const key = [timeZone, locale, timeZoneName].join();
  let format = formats.get(key);
  if (!format) formats.set(key, (format = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName })));
  const parts = format.formatToParts(instant);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** Offset of the time zone from UTC at an instant, in milliseconds; negative in America. */
export function offsetAt(instant: number, timeZone: string): number {
  // 'GMT-06:00', or 'GMT' alone.
  const name = zoneNameAt(instant, timeZone, 'en-US', 'longOffset');
  const [, sign, hours, minutes] = /([+-])(\d+):(\d+)/.exec(name) ?? [];
  const offset = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000;
  return sign === '-' ? -offset : offset;
}

/**
 * Whether times can be shown in a zone. A browser may name one that its own `Intl` refuses: `Etc/Unknown`, where the
 * machine's zone is unknown, or none at all.
 */
export function isKnownZone(timeZone: string | undefined): timeZone is string {
  if (!timeZone) return false;
  try {
    zoneNameAt(new Date(), timeZone, 'en-US', 'longGeneric');
    return true;
  } catch {
    return false;
  }
}
