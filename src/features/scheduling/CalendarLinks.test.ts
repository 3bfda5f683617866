import { expect, test } from 'vitest';
import { calendarLinks } from './CalendarLinks.tsx';

const call = { startsAt: '2027-03-15T14:00:00.000Z', endsAt: '2027-03-15T14:30:00.000Z' };

test('each calendar gets title and time in its own format', () => {
  const links = Object.fromEntries(calendarLinks(call).map(({ label, href }) => [label, new URL(href)]));
  const google = links['Google Calendar']?.searchParams;
  expect(google?.get('text')).toBe('Call with Freehand');
  expect(google?.get('dates')).toBe('20270315T140000Z/20270315T143000Z');
  for (const name of ['Outlook', 'Office 365']) {
    const outlook = links[name]?.searchParams;
    expect(outlook?.get('startdt')).toBe('2027-03-15T14:00:00.000Z');
    expect(outlook?.get('enddt')).toBe('2027-03-15T14:30:00.000Z');
    expect(links[name]?.search).not.toContain('+');
  }
  const yahoo = links.Yahoo?.searchParams;
  expect([yahoo?.get('st'), yahoo?.get('et')]).toEqual(['20270315T140000Z', '20270315T143000Z']);
});
