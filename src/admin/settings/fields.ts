import type { SettingsTexts } from './form.ts';

/** A text among the settings. */
interface SettingsField {
  name: Exclude<keyof SettingsTexts, 'weekdays' | 'languageModel'>;
  label: string;
  hint?: string;
  wide?: boolean;
  rows?: number;
  /** The settings that it has a part in, whose errors it shows. */
  parts?: readonly string[];
  /** An address that is not shown again once it is saved. */
  isSecret?: boolean;
}

/** The controls that are no texts. */
export const weekdaysLegend = 'Days on which calls can be booked';
export const modelLabel = 'A language model may answer, if one is set up';

/** When calls can be booked. */
export const callFields: readonly SettingsField[] = [
  { name: 'opens', label: 'First call at (such as 09:00)', parts: ['hours'] },
  { name: 'closes', label: 'Last call ends by' },
  {
    name: 'spans',
    label: 'Hours that differ by weekday or have a break (optional)',
    hint: 'A line for days with the same hours, such as Monday to Thursday 09:00-12:00, 13:00-17:00. In place of the days and hours above.',
    wide: true,
    rows: 3,
  },
  {
    name: 'closed',
    label: 'Closed days and hours',
    hint: 'One per line: the date, from and to if it isn’t all day, and the reason, such as 2027-03-12 12:00-17:00 Team lunch.',
    wide: true,
    rows: 8,
    parts: ['closed', 'closedDays', 'closedHours'],
  },
  { name: 'noticeHours', label: 'Shortest notice for a call, in hours' },
  { name: 'bufferMinutes', label: 'Time to keep free around calls, in minutes' },
  {
    name: 'busyCalendar',
    label: 'Calendar whose events block calls: its secret iCal address (optional)',
    isSecret: true,
  },
];

/** What visitors see, and who hears of them. */
export const noticeFields: readonly SettingsField[] = [
  { name: 'notice', label: 'Notice above every page (optional)', wide: true, rows: 2 },
  {
    name: 'notificationEmails',
    label: 'Notification addresses, one per line (optional)',
    wide: true,
    rows: 2,
  },
  { name: 'notificationWebhook', label: 'Webhook for notifications (optional)', isSecret: true },
];

/** What answers them. */
export const modelFields: readonly SettingsField[] = [
  {
    name: 'modelQuestions',
    label: 'Questions per day for the language model (empty: as set up)',
    wide: true,
  },
];

/** What a setting is called where it is one of several. */
export function labelOf(name: string): string {
  if (name === 'weekdays') return weekdaysLegend;
  if (name === 'languageModel') return modelLabel;
  return [...callFields, ...noticeFields, ...modelFields].find((field) => field.name === name)?.label ?? name;
}
