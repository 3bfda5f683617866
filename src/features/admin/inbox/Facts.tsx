import type { ReactNode } from 'react';
import type { InboxDetail } from '#src/contracts/inbox.ts';
import { formatSlot } from '#src/domain/booking/words.ts';
import { formatAgencyTime, formatLocalTime } from '../agency-time.ts';

/** The details of an item, line by line. */
export function Facts({ item }: { item: InboxDetail }) {
  const { email, company, phone, department, about, createdAt, date, timeSlot, startsAt } = item;
  const facts: [string, ReactNode][] = [
    ['When', date && timeSlot && formatSlot({ date, timeSlot })],
    ['Your time', startsAt && formatLocalTime(startsAt)],
    ['Company', company],
    ['Email', email],
    ['Phone', phone],
    ['Department', department && department[0]?.toUpperCase() + department.slice(1)],
    ['Was looking at', about],
    [item.kind === 'call' ? 'Booked' : 'Received', formatAgencyTime(createdAt)],
    ['Canceled', item.cancelledAt && formatAgencyTime(item.cancelledAt)],
    ['Agreed to the terms', item.consentAt && formatAgencyTime(item.consentAt)],
  ];
  return (
    <dl className="facts">
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
