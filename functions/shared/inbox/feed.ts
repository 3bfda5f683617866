/** The calls as a calendar that programs subscribe to, under an address that nobody can guess. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import calendarOf, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { ScheduledCall } from '#db/schema.ts';
import { mailDomain, site } from '#src/content/site.ts';
import { endOf } from '#src/domain/booking/booking.ts';
import { beginOf } from '#functions/shared/bookings/call-news.ts';

/** The path of the feed. @param rotation counts the addresses that it has had */
export function feedPath(sessionSecret: string, rotation: number): string {
  return `/api/calendar/${feedSecret(sessionSecret, rotation)}.ics`;
}

/** Whether somebody has the secret of the feed; says nothing by how long it takes. */
export function isFeedSecret(given: string, sessionSecret: string, rotation: number): boolean {
  const [one, other] = [given, feedSecret(sessionSecret, rotation)].map((text) =>
    createHmac('sha256', sessionSecret).update(text).digest(),
  );
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}

/** The calls as a file for calendars (RFC 5545); those that are cancelled are marked and stay. */
export function feedOf(calls: readonly ScheduledCall[]): string {
  const file = calendarOf({
    name: `${site.name} calls`,
    prodId: { company: site.name, product: 'Calls', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 15 * 60,
  });
  for (const call of calls) {
    const isOff = call.cancelledAt !== null;
    const start = beginOf(call);
    file.createEvent({
      id: `feed-call-${call.id}-${call.createdAt.getTime()}@${mailDomain}`,
      sequence: call.revision,
      stamp: call.updatedAt,
      status: isOff ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      start,
      end: endOf(start),
      summary: `${isOff ? 'Cancelled: call' : 'Call'} ${call.phone}`,
      description: `A visitor of ${site.name} asked to be called at ${call.phone}.`,
    });
  }
  return file.toString();
}

function feedSecret(sessionSecret: string, rotation: number): string {
  return createHmac('sha256', sessionSecret).update(`calendar ${rotation}`).digest('base64url');
}
