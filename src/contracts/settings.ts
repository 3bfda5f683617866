import * as z from 'zod/mini';
import { requiredText, typed } from './text.ts';

const wrongHour = 'Please choose full hours, such as 09:00';
const wrongHours = 'Please choose the days and hours on which calls can be booked';
const wrongDay = 'Please enter days as 2027-03-14';
const wrongEmails = 'Please enter valid e-mail addresses, at most five';

const hour = z.string(wrongHour).check(z.regex(/^([01]\d|2[0-3]):00$/, wrongHour));

const hours = z
  .object(
    {
      /** ISO weekdays, 1 is Monday. */
      weekdays: z
        .array(
          z.int(wrongHours).check(z.minimum(1, wrongHours), z.maximum(7, wrongHours)),
          wrongHours,
        )
        .check(
          z.minLength(1, wrongHours),
          z.overwrite((days) => [...new Set(days)].sort()),
        ),
      opens: hour,
      closes: hour,
    },
    wrongHours,
  )
  .check(z.refine(({ opens, closes }) => opens < closes, 'The day must end after it begins'));

const closedDay = z.object(
  {
    date: z.iso.date(wrongDay),
    reason: requiredText(1, 'Please say why it is closed', {
      length: 100,
      message: 'A reason must be at most 100 characters',
    }),
  },
  wrongDay,
);

const notice = z
  .string('The notice must be text')
  .check(typed(), z.maxLength(300, 'The notice must be at most 300 characters'));

/** An owner's changes; null, or an empty notice, restores the default from the content. */
export const settingsChange = z.object({
  hours: z.optional(z.nullable(hours)),
  closedDays: z.optional(
    z.nullable(z.array(closedDay, wrongDay).check(z.maxLength(200, 'At most 200 days'))),
  ),
  notice: z.optional(
    z.pipe(
      z.nullable(notice),
      z.transform((text) => text || null),
    ),
  ),
  notificationEmails: z.optional(
    z.nullable(
      z
        .array(z.email(wrongEmails).check(z.maxLength(254, wrongEmails)), wrongEmails)
        .check(z.maxLength(5, wrongEmails)),
    ),
  ),
});

export type SettingsChange = z.infer<typeof settingsChange>;

/** Opening times: weekdays, hours and closed days. */
export interface OpeningTimes {
  /** 1 is Monday; hours are HH:mm in the agency's time zone, the end is exclusive. */
  hours: { weekdays: readonly number[]; opens: string; closes: string };
  /** yyyy-MM-dd, with a reason. */
  closedDays: readonly { date: string; reason: string }[];
}

/** The current settings. */
export interface Settings extends OpeningTimes {
  /** Shown above the posts and their lists; null if there is none. */
  notice: string | null;
  /** Recipients of notification mails; empty: `NOTIFY_EMAIL`. */
  notificationEmails: readonly string[];
}
