/** Dates, times and durations as calendars write them (RFC 5545), in milliseconds. */
import ical from 'ical.js';
import { Unreadable } from './unreadable.ts';

export const DAY_MS = 86_400_000;

/** A date or a local time. */
export interface LocalTime {
  /** As if it were UTC. */
  shown: number;
  /** A date without a time. */
  isDay: boolean;
  /** It is in UTC, whatever its zone says. */
  isUtc: boolean;
}

/** Days of the calendar, then exact time. */
export interface Length {
  days: number;
  ms: number;
}

/** '2027-03-16', '2027-03-16T09:00:00' or the same with a Z. A day without VALUE=DATE arrives as '2027-03-16T::'. */
const TIME = /^(\d{4})-(\d\d)-(\d\d)(?:T(?:(\d\d):(\d\d):(\d\d)?)?(?:::)?(Z)?)?$/;

/** @throws {Unreadable} if there is no such date or time */
export function localTimeOf(text: string): LocalTime {
  const [found, year, month, day, hour, minute, second = '0', z] = TIME.exec(text) ?? [];
  const shown = Date.UTC(
    ...([year, Number(month) - 1, day, hour ?? 0, minute ?? 0, second].map(Number) as [number, number]),
  );
  if (!found || new Date(shown).getUTCDate() !== Number(day))
    throw new Unreadable('A date or time of it does not exist.');
  return { shown, isDay: hour === undefined, isUtc: z !== undefined };
}

/** 'P1DT2H'. @throws {Unreadable} */
export function lengthOf(text: string): Length {
  if (!ical.Duration.isValueString(text)) throw new Unreadable('How long it takes is not clear.');
  const { weeks, days, hours, minutes, seconds, isNegative } = ical.Duration.fromString(text);
  if (isNegative) throw new Unreadable('It ends before it begins.');
  return { days: weeks * 7 + days, ms: ((hours * 60 + minutes) * 60 + seconds) * 1000 };
}
