/** Booked calls as iCalendar files (RFC 5545). */
import calendarOf, {
  ICalAttendeeStatus,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
} from 'ical-generator';
import type { ScheduledCallRow } from '#db/schema.ts';
import { language, scheduling } from '#src/content/messages.ts';
import { mailDomain, site } from '#src/content/site.ts';
import { endOf } from '#src/domain/booking/bookable-days.ts';
import { type BookingChange, startsAtOf } from './notification.ts';

const organizer = { name: site.name, email: site.email.sales };

/** A file for the visitor, to import. */
export function bookingEvent(booking: BookingChange): string {
  const { cancelledAt, phone, confirmationUrl: url } = booking;
  const lines = [scheduling.eventNoteWithPhone(site.name, phone), ...(url ? [scheduling.eventLink(url)] : [])];
  const event = {
    ...eventOf('call', booking),
    summary: scheduling.eventTitle(site.name),
    description: lines.join('\n\n'),
    ...(url && { url }),
    organizer,
  };
  const method = cancelledAt === null ? ICalCalendarMethod.PUBLISH : ICalCalendarMethod.CANCEL;
  return calendarOf({ prodId: productOf('Calls'), method, events: [event] }).toString();
}

/**
 * An invitation for the agency's own calendar (RFC 5546), or its cancellation.
 *
 * @param guests addresses of the mail's recipients
 * @returns the file, and its iTIP method, which the mail has to name too
 */
export function invitationTo(guests: readonly string[], booking: BookingChange): { method: string; content: string } {
  const { cancelledAt } = booking;
  const method = cancelledAt === null ? ICalCalendarMethod.REQUEST : ICalCalendarMethod.CANCEL;
  const event = {
    ...eventOf('house-call', booking),
    ...forAgency(booking),
    organizer,
    attendees: guests.map((email) => ({ email, status: ICalAttendeeStatus.ACCEPTED })),
  };
  const file = calendarOf({ prodId: productOf('House calls'), method, events: [event] });
  return { method, content: file.toString() };
}

/** The feed of the agency's calls; canceled ones are included and marked. */
export function feedOf(bookings: readonly ScheduledCallRow[]): string {
  const events = bookings.map((booking) => {
    const startsAt = startsAtOf(booking);
    const { summary, description } = forAgency(booking);
    return {
      ...eventOf('feed-call', { ...booking, startsAt, endsAt: endOf(startsAt) }),
      summary: booking.cancelledAt === null ? summary : scheduling.agencyEventCanceled(summary),
      description,
    };
  });
  return calendarOf({
    name: scheduling.agencyFeedName(site.name),
    prodId: productOf('Calls'),
    method: ICalCalendarMethod.PUBLISH,
    ttl: 15 * 60,
    events,
  }).toString();
}

type Times = Record<'createdAt' | 'updatedAt' | 'startsAt' | 'endsAt', string | Date>;

/**
 * What every file says of a call. The id stays the same when the call is moved or canceled and the sequence is
 * incremented, so that a calendar that gets a newer file updates or removes its event.
 *
 * @param prefix of the id: a file of one kind does not touch the events of another
 */
function eventOf(
  prefix: string,
  booking: Times & Pick<ScheduledCallRow, 'id' | 'revision'> & { cancelledAt: unknown },
): ICalEventData {
  const { id, revision, cancelledAt } = booking;
  return {
    id: `${prefix}-${id}-${new Date(booking.createdAt).getTime()}@${mailDomain}`,
    sequence: revision,
    stamp: new Date(booking.updatedAt),
    status: cancelledAt === null ? ICalEventStatus.CONFIRMED : ICalEventStatus.CANCELLED,
    start: new Date(booking.startsAt),
    end: new Date(booking.endsAt),
  };
}

const forAgency = ({ name, phone }: { name?: string | null; phone: string }) => ({
  summary: scheduling.agencyEventTitle(name ?? undefined, phone),
  description: scheduling.agencyEventNote(name ?? undefined, site.name, phone),
});

const productOf = (product: string) => ({ company: site.name, product, language: language.toUpperCase() });
