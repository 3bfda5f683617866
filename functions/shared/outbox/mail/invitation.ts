import calendarOf, {
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';
import { mailDomain, site } from '#src/content/site.ts';
import type { BookingChange } from '#functions/shared/bookings/notification.ts';

/** The iTIP method of the file, which the mail has to name too. */
export type InvitationMethod = 'REQUEST' | 'CANCEL';

/**
 * A booked call for the agency's own calendar (RFC 5546): an invitation or its cancellation. The id stays the same when
 * the call is moved or cancelled, and the sequence is incremented, so that a calendar updates or removes its entry.
 *
 * @param guests addresses of the mail's recipients
 */
export function invitationTo(
  guests: readonly string[],
  booking: BookingChange,
): { method: InvitationMethod; content: string } {
  const isOff = booking.cancelledAt !== null;
  const method = isOff ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
  const file = calendarOf({
    prodId: { company: site.name, product: 'House calls', language: 'EN' },
    method,
  });
  file.createEvent({
    id: `house-call-${booking.id}-${Date.parse(booking.createdAt)}@${mailDomain}`,
    sequence: booking.revision,
    stamp: new Date(booking.updatedAt),
    status: isOff ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    start: new Date(booking.startsAt),
    end: new Date(booking.endsAt),
    summary: `Call ${booking.phone}`,
    description: `A visitor of ${site.name} asked us to call ${booking.phone}.`,
    organizer: { name: site.name, email: site.email.sales },
    attendees: guests.map((email) => ({ email, status: ICalAttendeeStatus.ACCEPTED })),
  });
  return { method, content: file.toString() };
}
