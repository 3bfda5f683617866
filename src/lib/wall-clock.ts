/* Instants and the local time of IANA time zones, whose data has the daylight saving rules. */

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

/** The instant of a local time: one of the two if it occurs twice, an adjacent one if it is skipped. */
export function instantOf({ date, time }: WallClock, timeZone: string): Date {
  const shown = Date.parse(`${date}T${time}:00Z`);
  // The first offset may be from the wrong side of a clock change; the second is right.
  const near = shown - offsetAt(shown, timeZone);
  return new Date(shown - offsetAt(near, timeZone));
}

/** The time zone's abbreviation at an instant as a locale knows it, e.g. 'CST', 'WEST', 'GMT+2'. */
export function zoneAbbreviation(instant: Date, timeZone: string, locale: string): string {
  const parts = new Intl.DateTimeFormat(locale, {
    timeZone,
    timeZoneName: 'short',
  }).formatToParts(instant);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** Formatters by time zone, cached: creating one costs far more than using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formats.set(timeZone, format);
  }
  return format;
}

/** Offset of the time zone from UTC at an instant, in milliseconds; negative in America. */
function offsetAt(instant: number, timeZone: string): number {
  const parts = formatIn(timeZone).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((one) => one.type === type)?.value);
  const shown = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  // The formatted parts have no milliseconds.
  return shown - Math.floor(instant / 1000) * 1000;
}
