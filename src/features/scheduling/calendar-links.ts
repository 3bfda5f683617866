import { site } from '#src/content/site.ts';

/** The planned start and end of a call: ISO 8601 in UTC. */
interface Time {
  startsAt: string;
  endsAt: string;
}

/**
 * URLs that create an entry in common online calendars. They contain nothing about the visitor, since URLs
 * are logged along the way; the link for managing the booking is only in the file.
 */
export function calendarLinks({ startsAt, endsAt }: Time): { label: string; href: string }[] {
  const title = `Call with ${site.name}`;
  const text = `${site.name} calls you at the number you gave.`;
  const outlook = { subject: title, startdt: startsAt, enddt: endsAt, body: text };
  return [
    {
      label: 'Google Calendar',
      href: address('https://calendar.google.com/calendar/render', {
        action: 'TEMPLATE',
        text: title,
        dates: `${compact(startsAt)}/${compact(endsAt)}`,
        details: text,
      }),
    },
    {
      label: 'Outlook',
      href: address('https://outlook.live.com/calendar/0/deeplink/compose', {
        path: '/calendar/action/compose',
        rru: 'addevent',
        ...outlook,
      }),
    },
    {
      label: 'Office 365',
      href: address('https://outlook.office.com/calendar/action/compose', {
        rru: 'addevent',
        ...outlook,
      }),
    },
    {
      label: 'Yahoo',
      href: address('https://calendar.yahoo.com/', {
        v: '60',
        title,
        st: compact(startsAt),
        et: compact(endsAt),
        desc: text,
      }),
    },
  ];
}

/** '20270315T140000Z'. */
function compact(instant: string): string {
  return instant.replace(/\.\d+|[-:]/g, '');
}

/** Outlook shows a literal +, so spaces are encoded as %20. */
function address(page: string, query: Record<string, string>): string {
  return `${page}?${String(new URLSearchParams(query)).replaceAll('+', '%20')}`;
}
