/** The booked calls as a calendar feed, at an address that cannot be guessed. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import calendarOf, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { ScheduledCall } from '#db/schema.ts';
import { mailDomain, site } from '#src/content/site.ts';
import { endOf } from '#src/domain/booking/booking.ts';
import { startsAtOf } from '#functions/shared/bookings/notification.ts';

/** The path of the feed. @param rotation number of the address, incremented with every new one */
export function feedPath(sessionSecret: string, rotation: number): string {
  return `/api/calendar/${feedSecret(sessionSecret, rotation)}.ics`;
}

/** Whether a secret is that of the feed, compared in constant time. */
export function isFeedSecret(given: string, sessionSecret: string, rotation: number): boolean {
  const [one, other] = [given, feedSecret(sessionSecret, rotation)].map((text) =>
    createHmac('sha256', sessionSecret).update(text).digest(),
  );
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}

/** The calls as an iCalendar file (RFC 5545); cancelled ones are included and marked. */
export function feedOf(bookings: readonly ScheduledCall[]): string {
  const file = calendarOf({
    name: `${site.name} calls`,
    prodId: { company: site.name, product: 'Calls', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 15 * 60,
  });
  for (const booking of bookings) {
    const isOff = booking.cancelledAt !== null;
    const start = startsAtOf(booking);
    file.createEvent({
      id: `feed-call-${booking.id}-${booking.createdAt.getTime()}@${mailDomain}`,
      sequence: booking.revision,
      stamp: booking.updatedAt,
      status: isOff ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      start,
      end: endOf(start),
      summary: `${isOff ? 'Cancelled: call' : 'Call'} ${booking.phone}`,
      description: `A visitor of ${site.name} asked us to call ${booking.phone}.`,
    });
  }
  return file.toString();
}

function feedSecret(sessionSecret: string, rotation: number): string {
  return createHmac('sha256', sessionSecret).update(`calendar ${rotation}`).digest('base64url');
}
