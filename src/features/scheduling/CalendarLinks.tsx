import { scheduling } from '#src/content/messages.ts';
import { site } from '#src/content/site.ts';
import type { ScheduledCall } from '#src/contracts/scheduled-call.ts';

/** Links that add the call to a calendar. */
export function CalendarLinks({ call }: { call: ScheduledCall }) {
  return (
    <div className="screen-only text-ui [&_a]:inline-block [&_a]:py-1.5">
      <p id="add-to-calendar" className="font-semibold">
        {scheduling.addToCalendar}
      </p>
      <ul className="flex flex-wrap gap-x-5" aria-labelledby="add-to-calendar">
        <li>
          <a
            href={`data:text/calendar;charset=utf-8,${encodeURIComponent(call.calendar)}`}
            download={scheduling.calendarFileName}
            className="link"
          >
            {scheduling.calendarFile}
          </a>
        </li>
        {calendarLinks(call).map(({ label, href }) => (
          <li key={label}>
            <a href={href} target="_blank" rel="noopener noreferrer" className="link">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** URLs that create an entry in online calendars. They say nothing about the visitor, since URLs are logged. */
export function calendarLinks({ startsAt, endsAt }: Pick<ScheduledCall, 'startsAt' | 'endsAt'>) {
  const title = scheduling.eventTitle(site.name);
  const text = scheduling.eventNote(site.name);
  const [from, to] = [compact(startsAt), compact(endsAt)];
  const google = { action: 'TEMPLATE', text: title, dates: `${from}/${to}`, details: text };
  const office = { rru: 'addevent', subject: title, startdt: startsAt, enddt: endsAt, body: text };
  const outlook = { path: '/calendar/action/compose', ...office };
  const yahoo = { v: '60', title, st: from, et: to, desc: text };
  return [
    link(scheduling.googleCalendar, 'https://calendar.google.com/calendar/render', google),
    link('Outlook', 'https://outlook.live.com/calendar/0/deeplink/compose', outlook),
    link('Office 365', 'https://outlook.office.com/calendar/action/compose', office),
    link('Yahoo', 'https://calendar.yahoo.com/', yahoo),
  ];
}

/** '20270315T140000Z'. */
function compact(instant: string): string {
  return instant.replace(/\.\d+|[-:]/g, '');
}

/** Outlook shows a literal +, so spaces are encoded as %20. */
function link(label: string, page: string, query: Record<string, string>) {
  return { label, href: `${page}?${String(new URLSearchParams(query)).replaceAll('+', '%20')}` };
}
