import type { SettingsForm } from './form.ts';

/** A text among the settings. */
interface SettingsField {
  name: Exclude<keyof SettingsForm, 'weekdays' | 'languageModel'>;
  label: string;
  wide?: boolean;
  rows?: number;
  /** The setting that it is a part of, whose error it shows. */
  part?: string;
  /** An address that is not shown again once it is saved. */
  isSecret?: boolean;
}

export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** When calls can be booked. */
export const callFields: readonly SettingsField[] = [
  { name: 'opens', label: 'First call at (such as 09:00)', part: 'hours' },
  { name: 'closes', label: 'Last call ends by' },
  {
    name: 'closedDays',
    label: 'Closed days, one per line: date and reason',
    wide: true,
    rows: 8,
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
