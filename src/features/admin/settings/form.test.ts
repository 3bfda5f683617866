import { expect, test } from 'vitest';
import type { Settings } from '#src/contracts/settings.ts';
import { changesOf, toForm } from './form.ts';

const settings: Settings = {
  hours: { weekdays: [1, 5], opens: '09:00', closes: '17:00' },
  closedDays: [{ date: '2027-03-15', reason: 'Stocktaking in both rooms' }],
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
  const closedDays = '\n 2027-03-15  Fair \n\n';
  expect(changesOf(form, { ...form, closedDays, notificationEmails: ' ' })).toEqual({
    closedDays: [{ date: '2027-03-15', reason: 'Fair' }],
    notificationEmails: [],
  });
});
