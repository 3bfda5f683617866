import calendarOf, {
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';
import { mailDomain, site } from '#src/content/site.ts';
import type { CallChange } from './subject.ts';

/** How a calendar takes the file in, as the mail that carries it has to say too. */
export type InvitationMethod = 'REQUEST' | 'CANCEL';

/**
 * A call as the house's own calendar wants it (RFC 5546): an invitation, or the end of one. It keeps
 * its identity while the call is moved or cancelled, and its sequence counts up, so that a calendar
 * changes or removes what it has.
 *
 * @param guests addresses of those who get the mail
 */
export function invitationTo(
  guests: readonly string[],
  call: CallChange,
): { method: InvitationMethod; content: string } {
  const isOff = call.cancelledAt !== null;
  const method = isOff ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
  const file = calendarOf({
    prodId: { company: site.name, product: 'House calls', language: 'EN' },
    method,
  });
  file.createEvent({
    id: `house-call-${call.id}-${Date.parse(call.createdAt)}@${mailDomain}`,
    sequence: call.revision,
    stamp: new Date(call.updatedAt),
    status: isOff ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    start: new Date(call.startsAt),
    end: new Date(call.endsAt),
    summary: `Call ${call.phone}`,
    description: `A visitor of ${site.name} asked to be called at ${call.phone}.`,
    organizer: { name: site.name, email: site.email.sales },
    attendees: guests.map((email) => ({ email, status: ICalAttendeeStatus.ACCEPTED })),
  });
  return { method, content: file.toString() };
}
