/*
 * What the clock on the wall shows somewhere, and the instant at which it does. Time zones are IANA
 * names, so that a change of clocks is theirs to know and never an offset in the code.
 */

/** yyyy-MM-dd and HH:mm. */
export interface WallClock {
  date: string;
  time: string;
}

/** What the wall clock of a time zone shows at an instant. */
export function wallClockAt(instant: Date, timeZone: string): WallClock {
  const shown = new Date(instant.getTime() + offsetAt(instant.getTime(), timeZone)).toISOString();
  return { date: shown.slice(0, 10), time: shown.slice(11, 16) };
}

/**
 * The instant at which the wall clock of a time zone shows this. Of an hour that comes twice in autumn
 * it is one of the two; one that is left out in spring becomes its neighbour.
 */
export function instantOf({ date, time }: WallClock, timeZone: string): Date {
  const shown = Date.parse(`${date}T${time}:00Z`);
  // The first look may fall on the other side of a change of clocks; the second is on the right one.
  const near = shown - offsetAt(shown, timeZone);
  return new Date(shown - offsetAt(near, timeZone));
}

/** By time zone. To make one takes many times as long as to use it. */
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

/** Milliseconds by which the time zone is ahead of UTC at an instant; negative in America. */
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
  // What is shown has no milliseconds.
  return shown - Math.floor(instant / 1000) * 1000;
}
