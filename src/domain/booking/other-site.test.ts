/** The hours of an agency whose content has a lunch break and a short Friday, in its own language. */
import { expect, test, vi } from 'vitest';
import { site } from '#src/content/site.ts';
import { siteProblems } from '#src/contracts/content/check-site.ts';
import { defaultSettings, inPlaceOfContent } from '../public-settings.ts';
import { bookingErrors, closedReason } from './bookable-days.ts';
import { answerBy, openingState } from './business-hours.ts';
import { hoursText, withHours } from './hours-text.ts';
import { slotsOn, usual } from './opening-times.ts';

vi.mock('#src/content/site.ts', () => import('../../../tests/another-agency/site.ts'));
vi.mock('#src/content/messages.ts', () => import('../../../tests/another-agency/messages.ts'));

/** Berlin is an hour ahead of UTC in winter. */
const at = (text: string) => new Date(`${text}+01:00`);
const monday = at('2027-03-08T10:15');
const said = (text = '') => text.replaceAll('\u00a0', ' ');

test('its content names no hours that cannot be', () => {
  expect(siteProblems(site)).toEqual([]);
  const late = { weekdays: [4], opens: '16:30', closes: '18:00' };
  const hours = { ...site.hours, spans: [...(site.hours.spans ?? []), late] };
  expect(siteProblems({ ...site, hours })).toEqual([
    'site.data.ts: hours.spans must be hours on the quarter hour that end after they begin and do not overlap.',
  ]);
});

test('calls begin on the half hour, none in the break and none on a Friday afternoon', () => {
  const morning = '08:30 09:00 09:30 10:00 10:30 11:00 11:30';
  expect(slotsOn('2027-03-08', usual).join(' ')).toBe(`${morning} 13:00 13:30 14:00 14:30 15:00 15:30 16:00 16:30`);
  expect(slotsOn('2027-03-12', usual).join(' ')).toBe(`${morning} 12:00 12:30`);
  expect(bookingErrors({ date: '2027-03-08', timeSlot: '12:00' }, monday)).toEqual({
    timeSlot: [
      expect.stringMatching(/^Termine beginnen alle 30\sMinuten, von 8:30 bis 11:30\sUhr MEZ und von 13:00 bis/),
    ],
  });
});

test.each([
  ['2027-03-08T11:59', 'Jetzt geöffnet, bis 12:00 Uhr MEZ'],
  ['2027-03-08T12:30', 'Jetzt geschlossen. Öffnet um 13:00 Uhr MEZ'],
  ['2027-03-12T13:00', 'Jetzt geschlossen. Öffnet Montag um 8:30 Uhr MEZ'],
  // Over Easter: the next working day is Tuesday.
  ['2027-03-25T17:00', 'Jetzt geschlossen. Öffnet Dienstag um 8:30 Uhr MESZ'],
])('at %s: %s', (now, state) => {
  expect(said(openingState(at(now)))).toBe(state);
});

test('closed days have their reason, weekdays their name', () => {
  expect(closedReason('2027-03-26', monday)).toBe('Geschlossen: Karfreitag');
  expect(closedReason('2027-03-13', monday)).toBe('Samstags geschlossen');
});

test('an answer is promised within eight hours in which somebody is there', () => {
  // Six and a quarter on Monday, without the break; the rest on Tuesday.
  expect(said(answerBy(monday))).toBe('Dienstag, 9. März 2027, 10:45 Uhr MEZ');
});

test('hours that an owner sets replace all that the content says, breaks too', () => {
  const own = { weekdays: [1, 2], opens: '10:15', closes: '16:00' };
  const open = { ...defaultSettings, ...inPlaceOfContent({ hours: own }) };
  expect(slotsOn('2027-03-08', open)).toContain('12:15');
  expect(said(withHours(`Rufen Sie an: ${site.hours.text}.`, open))).toBe(
    'Rufen Sie an: Montag und Dienstag 10:15 bis 16 Uhr MEZ.',
  );
  const spans = [{ weekdays: [3], opens: '08:00', closes: '09:00' }];
  expect(inPlaceOfContent({ hours: own, spans }).spans).toBe(spans);
  expect(hoursText({ ...defaultSettings, ...inPlaceOfContent({}) })).toBe(site.hours.text);
});
