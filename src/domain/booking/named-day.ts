import { calendar } from '#src/content/language.ts';
import { site } from '#src/content/site.ts';
import { wallClockAt } from '#src/lib/wall-clock.ts';

const { IS_PAST, NO_DAY, WANTS_CALL } = calendar;

/** A day that somebody names, and the time on it if one is named. */
export interface NamedDay {
  date: string;
  /** HH:mm; the hour may be meant for the morning or the afternoon unless `isExact`. */
  time?: string;
  isExact?: boolean;
}

export function wantsCall(message: string): boolean {
  return WANTS_CALL.some((phrase) => phrase.test(message));
}

/** The coming day that a message names: 'next Tuesday at 2pm', '12/4' as the locale writes it. */
export async function namedDay(message: string, now: Date): Promise<NamedDay | undefined> {
  return (await findDay(message, now))?.day;
}

/** The same, with the words that name it. */
export async function findDay(message: string, now: Date): Promise<{ day: NamedDay; text: string } | undefined> {
  const { date, time } = wallClockAt(now, site.timeZone);
  const parser = await calendar.dayParser(site.locale === 'en-US');
  // A local date with the agency's wall clock: only its parts are read, never the instant.
  const found = parser.parse(calendar.withDaysRead(message), new Date(`${date}T${time}`), { forwardDate: true });
  const named = found.find(
    (one) =>
      ![...one.tags()].some((tag) => NO_DAY.test(tag)) &&
      (one.start.isCertain('day') || one.start.isCertain('weekday')),
  );
  if (!named || IS_PAST.test(message)) return undefined;
  const { start, text } = named;
  const two = (part: 'month' | 'day' | 'hour' | 'minute') => String(start.get(part) ?? 0).padStart(2, '0');
  const day = {
    date: `${start.get('year')}-${two('month')}-${two('day')}`,
    ...(start.isCertain('hour') && {
      time: `${two('hour')}:${two('minute')}`,
      isExact: start.isCertain('meridiem'),
    }),
  };
  return { day, text };
}
