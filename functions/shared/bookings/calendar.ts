import calendarOf, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { mailDomain, site } from '#src/content/site.ts';
import type { BookingChange } from './notification.ts';

/**
 * A booked call as an iCalendar file (RFC 5545). The id stays the same when the call is moved or cancelled, so that a
 * calendar that imports a newer file updates or removes its event.
 */
export function bookingEvent(booking: BookingChange): string {
  const isOff = booking.cancelledAt !== null;
  const file = calendarOf({
    prodId: { company: site.name, product: 'Calls', language: 'EN' },
    method: isOff ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  file.createEvent({
    id: `call-${booking.id}-${Date.parse(booking.createdAt)}@${mailDomain}`,
    sequence: booking.revision,
    stamp: new Date(booking.updatedAt),
    status: isOff ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    start: new Date(booking.startsAt),
    end: new Date(booking.endsAt),
    summary: `Call with ${site.name}`,
    description: [
      `${site.name} calls you at ${booking.phone}.`,
      ...(booking.confirmationUrl
        ? [`To move or cancel the call: ${booking.confirmationUrl}`]
        : []),
    ].join('\n\n'),
    ...(booking.confirmationUrl && { url: booking.confirmationUrl }),
    organizer: { name: site.name, email: site.email.sales },
  });
  return file.toString();
}
