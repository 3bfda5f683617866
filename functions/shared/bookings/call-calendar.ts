import calendarOf, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { mailDomain, site } from '#src/content/site.ts';
import type { CallChange } from '#functions/shared/outbox/mail/subject.ts';

/**
 * A call as a file for calendars (RFC 5545). The event keeps its identity while the call is moved or
 * cancelled: a calendar that takes in a newer file changes or removes what it has.
 */
export function callEvent(call: CallChange): string {
  const isOff = call.cancelledAt !== null;
  const file = calendarOf({
    prodId: { company: site.name, product: 'Calls', language: 'EN' },
    method: isOff ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  file.createEvent({
    id: `call-${call.id}-${Date.parse(call.createdAt)}@${mailDomain}`,
    sequence: call.revision,
    stamp: new Date(call.updatedAt),
    status: isOff ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    start: new Date(call.startsAt),
    end: new Date(call.endsAt),
    summary: `Call with ${site.name}`,
    description: [
      `${site.name} calls you at ${call.phone}.`,
      ...(call.confirmationUrl ? [`To move or cancel the call: ${call.confirmationUrl}`] : []),
    ].join('\n\n'),
    ...(call.confirmationUrl && { url: call.confirmationUrl }),
    organizer: { name: site.name, email: site.email.sales },
  });
  return file.toString();
}
