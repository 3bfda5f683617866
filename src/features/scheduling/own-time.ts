import { startOf, type Slot } from '#src/domain/booking/booking.ts';
import { wallClockAt } from '#src/lib/wall-clock.ts';

/** IANA name of the zone that the visitor's own clock shows. */
export function ownTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/**
 * A slot on the visitor's own clock: '8:30 PM', with the weekday where it is another day there
 * ('Tue 2:00 AM'). Undefined where that clock shows the same as the agency's.
 */
export function ownTime(slot: Slot, timeZone: string): string | undefined {
  const instant = startOf(slot);
  const own = wallClockAt(instant, timeZone);
  if (own.date === slot.date && own.time === slot.timeSlot) return undefined;
  return instant.toLocaleString('en-US', {
    ...(own.date !== slot.date && { weekday: 'short' }),
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  });
}

/** The same in full, with the zone: 'Friday, March 12, 2027 at 8:30 PM, India Standard Time'. */
export function ownTimeInFull(slot: Slot, timeZone: string): string | undefined {
  if (!ownTime(slot, timeZone)) return undefined;
  const instant = startOf(slot);
  const day = instant.toLocaleDateString('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    timeZone,
  });
  const time = instant.toLocaleTimeString('en-US', {
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  });
  return `${day} at ${time}, ${zoneName(timeZone)}`;
}

/** 'Pacific Time': without winter or summer, whose hour the clock beside it shows. */
export function zoneName(timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    timeZoneName: 'longGeneric',
  }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
