import { expect, test } from 'vitest';
import type { Settings } from '#src/contracts/settings.ts';
import { changesOf, lineErrors, toForm, unsavedIn } from './form.ts';

const settings: Settings = {
  hours: { weekdays: [1, 5], opens: '09:00', closes: '17:00' },
  spans: null,
  closedDays: [{ date: '2027-03-15', reason: 'Stocktaking in both rooms' }],
  closedHours: [{ date: '2027-03-12', from: '12:00', to: '17:00', reason: 'Team lunch' }],
  notice: null,
  notificationEmails: ['desk@agency.example', 'ines@agency.example'],
  noticeHours: 0,
  bufferMinutes: 0,
  busyCalendar: null,
  notificationWebhook: null,
  languageModel: true,
  modelQuestions: null,
};
const form = toForm(settings);

test('unchanged fields are not sent', () => {
  expect(changesOf(form, form)).toEqual({});
  expect(changesOf(form, { ...form, opens: '10:00' })).toEqual({
    hours: { ...settings.hours, opens: '10:00' },
  });
});

test('empty lines are ignored', () => {
  const closed = '\n 2027-03-15  Fair \n\n';
  expect(changesOf(form, { ...form, closed, notificationEmails: ' ' })).toEqual({
    closedDays: [{ date: '2027-03-15', reason: 'Fair' }],
    closedHours: [],
    notificationEmails: [],
  });
});

test('hours by weekday that are emptied are none, and not those of the content', () => {
  const before = toForm({ ...settings, spans: [{ weekdays: [1], opens: '09:00', closes: '12:00' }] });
  expect(changesOf(before, { ...before, spans: ' ' })).toEqual({ spans: [] });
});

test.each<[lines: string, spans: Settings['spans']]>([
  ['', null],
  [
    'Monday to Thursday 09:00-12:00, 13:00-17:00\nFriday 09:00-13:00',
    [
      { weekdays: [1, 2, 3, 4], opens: '09:00', closes: '12:00' },
      { weekdays: [1, 2, 3, 4], opens: '13:00', closes: '17:00' },
      { weekdays: [5], opens: '09:00', closes: '13:00' },
    ],
  ],
  ['Monday, Wednesday to Friday 09:15-10:15', [{ weekdays: [1, 3, 4, 5], opens: '09:15', closes: '10:15' }]],
])('hours by weekday as lines: %j', (lines, spans) => {
  expect(toForm({ ...settings, spans }).spans).toBe(lines);
  expect(changesOf(form, { ...form, spans: lines })).toEqual(spans ? { spans } : {});
});

test.each<[typed: string, change: object]>([
  ['mon & Wed-Fri: 9:15 to 10:15', { spans: [{ weekdays: [1, 3, 4, 5], opens: '09:15', closes: '10:15' }] }],
  ['Mondays and Saturdays 9:00–10:00', { spans: [{ weekdays: [1, 6], opens: '09:00', closes: '10:00' }] }],
  // What the server refuses.
  ['Someday 9:00-10:00', { spans: [{ weekdays: [0], opens: '09:00', closes: '10:00' }] }],
  ['Monday', { spans: [{ weekdays: [1], opens: '', closes: '' }] }],
])('hours as people type them: %s', (spans, change) => {
  expect(changesOf(form, { ...form, spans })).toEqual(change);
});

test('closed hours stand among the closed days, in order', () => {
  expect(form.closed).toBe('2027-03-12 12:00-17:00 Team lunch\n2027-03-15 Stocktaking in both rooms');
  const closed = '2027-03-12 from 9:00 to 12:00, Move of the office\n2027-03-15: Stocktaking in both rooms';
  expect(changesOf(form, { ...form, closed })).toEqual({
    closedHours: [{ date: '2027-03-12', from: '09:00', to: '12:00', reason: 'Move of the office' }],
  });
});

test('what is wrong with a line names it', () => {
  expect(lineErrors(form)).toEqual({});
  expect(
    lineErrors({
      ...form,
      spans: 'Monday 09:00-12:00\nSomeday 9:00-10:00',
      closed: '2027-03-15 Fair\n\n2027-02-30 No such day\n2027-03-16 12:00-11:00 Lunch',
      notificationEmails: 'desk@agency.example\ndesk',
    }),
  ).toEqual({
    spans: [expect.stringMatching(/^Line 2, “Someday 9:00-10:00”: Please enter lines such as/)],
    closed: ['Line 3, “2027-02-30 No such day”: Please enter days as 2027-03-14'],
    notificationEmails: ['Line 2, “desk”: Please enter a valid email address'],
  });
});

test('what is not saved is named', () => {
  expect(unsavedIn(form, form)).toEqual([]);
  expect(unsavedIn(form, { ...form, notice: 'Back on Monday', weekdays: [1] })).toEqual(['weekdays', 'notice']);
});
