import { calendar } from '#src/content/messages.ts';
import { site } from '#src/content/site.ts';
import { startOf, type Slot } from '#src/domain/booking/bookable-days.ts';
import { isKnownZone, wallClockAt, zoneNameAt } from '#src/lib/wall-clock.ts';

/** IANA name of the visitor's time zone; the agency's if the browser does not know it or names one it cannot show. */
export function ownTimeZone(): string {
  const named: string | undefined = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return isKnownZone(named) ? named : site.timeZone;
}

/** '8:30 PM', with the weekday if it is another day there; undefined if the time is the agency's. */
export function ownTime(slot: Slot, timeZone: string): string | undefined {
  const instant = startOf(slot);
  const own = wallClockAt(instant, timeZone);
  if (own.date === slot.date && own.time === slot.timeSlot) return undefined;
  return instant.toLocaleString(site.locale, {
    ...(own.date !== slot.date && { weekday: 'short' }),
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  });
}

/** The same in full, with the time zone: 'Friday, March 12, 2027 at 8:30 PM, India Standard Time'. */
export function ownTimeInFull(slot: Slot, timeZone: string): string | undefined {
  if (!ownTime(slot, timeZone)) return undefined;
  const full = { dateStyle: 'full', timeStyle: 'short', timeZone } as const;
  return calendar.timeInNamedZone(startOf(slot).toLocaleString(site.locale, full), zoneName(timeZone));
}

/** 'Pacific Time', without 'Standard' or 'Daylight', since the time beside it already accounts for that. */
export function zoneName(timeZone: string): string {
  return zoneNameAt(new Date(), timeZone, site.locale, 'longGeneric');
}
