import * as z from 'zod/mini';
import { parseUrl } from './parse-url.ts';
import { atMost, clearable, emailAddress, requiredText, typed } from './text.ts';

const wrongHours = 'Please choose the days and hours on which calls can be booked';
const wrongDay = 'Please enter days as 2027-03-14';
/** How many closed hours are kept. */
export const MOST_CLOSED_HOURS = 200;
export const wrongCount = `At most ${MOST_CLOSED_HOURS} lines`;
const wrongEmails = 'Please enter valid email addresses, at most five';

const wrongQuarter = 'Please enter times on the quarter hour, such as 09:15';

/** A time of day on the quarter hour. */
const quarter = z.string(wrongQuarter).check(z.regex(/^([01]\d|2[0-3]):(00|15|30|45)$/, wrongQuarter));

const hours = z
  .object(
    {
      /** ISO weekdays, 1 is Monday. */
      weekdays: z.array(z.int(wrongHours).check(z.minimum(1, wrongHours), z.maximum(7, wrongHours)), wrongHours).check(
        z.minLength(1, wrongHours),
        z.overwrite((days) => [...new Set(days)].sort()),
      ),
      opens: quarter,
      closes: quarter,
    },
    wrongHours,
  )
  .check(z.refine(({ opens, closes }) => opens < closes, 'The day must end after it begins'));

const wrongSpans = 'Please enter lines such as Monday to Friday 09:00-12:00, 13:00-17:00';

export const openingSpan = z
  .object(
    {
      weekdays: z.array(z.int(wrongSpans).check(z.minimum(1, wrongSpans), z.maximum(7, wrongSpans)), wrongSpans).check(
        z.minLength(1, wrongSpans),
        z.overwrite((days) => [...new Set(days)].sort()),
      ),
      opens: quarter,
      closes: quarter,
    },
    wrongSpans,
  )
  .check(z.refine(({ opens, closes }) => opens < closes, 'Hours must end after they begin'));

/** The hours of a week, where weekdays differ or have a break. */
export const openingSpans = z.array(openingSpan, wrongSpans).check(
  z.maxLength(50, 'At most 50 spans'),
  z.refine(
    (all) =>
      !all.some((one, at) =>
        all
          .slice(at + 1)
          .some(
            (other) =>
              one.opens < other.closes &&
              other.opens < one.closes &&
              one.weekdays.some((day) => other.weekdays.includes(day)),
          ),
      ),
    'Hours of one weekday must not overlap',
  ),
);

/** Closed on one day from a time on until another. */
export const closedTime = z
  .object(
    {
      date: z.iso.date(wrongDay),
      from: quarter,
      to: quarter,
      reason: requiredText(1, 'Please say why it is closed', atMost('A reason', 100)),
    },
    wrongDay,
  )
  .check(z.refine(({ from, to }) => from < to, 'Closed hours must end after they begin'));

export const closedDay = z.object(
  {
    date: z.iso.date(wrongDay),
    reason: requiredText(1, 'Please say why it is closed', atMost('A reason', 100)),
  },
  wrongDay,
);

/** An address that gets notifications. */
export const notificationEmail = emailAddress('Please enter a valid email address');

const notice = z
  .string('The notice must be text')
  .check(typed(), z.maxLength(300, 'The notice must be at most 300 characters'));

const wholeHours = (most: number, wrong: string) =>
  z.nullish(z.int(wrong).check(z.minimum(0, wrong), z.maximum(most, wrong)));

/**
 * An https address; an empty one means none. `webcal` is how calendar programs spell https. The mask of a stored address
 * is refused, so that it never replaces the address.
 */
function secretAddress(wrong: string) {
  return clearable(
    z.string(wrong).check(
      typed(),
      z.overwrite((text) => text.replace(/^webcal:/i, 'https:')),
      z.maxLength(2000, wrong),
      z.refine((text) => text === '' || (parseUrl(text)?.protocol === 'https:' && !text.includes('…')), wrong),
    ),
  );
}

/** An owner's changes; null, or an empty notice, restores the default from the content. */
export const settingsChange = z.object({
  hours: z.nullish(hours),
  spans: z.nullish(openingSpans),
  closedDays: z.nullish(z.array(closedDay, wrongDay).check(z.maxLength(200, 'At most 200 days'))),
  closedHours: z.nullish(z.array(closedTime, wrongDay).check(z.maxLength(MOST_CLOSED_HOURS, wrongCount))),
  notice: clearable(notice),
  notificationEmails: z.nullish(z.array(emailAddress(wrongEmails), wrongEmails).check(z.maxLength(5, wrongEmails))),
  noticeHours: wholeHours(336, 'The notice must be a whole number of hours, at most 336'),
  bufferMinutes: wholeHours(240, 'The buffer must be a whole number of minutes, at most 240'),
  busyCalendar: secretAddress('Please enter the https address of a calendar'),
  notificationWebhook: secretAddress('Please enter the https address of a webhook'),
  languageModel: z.nullish(z.boolean('Language model must be true or false')),
  modelQuestions: wholeHours(1_000_000, 'The daily questions must be a whole number, at most 1,000,000'),
});

export type SettingsChange = z.infer<typeof settingsChange>;

/** 1 is Monday; times are HH:mm in the agency's time zone, the end is exclusive. */
export interface OpeningSpan {
  weekdays: readonly number[];
  opens: string;
  closes: string;
}

/** Closed on one day from a time on until another. */
export interface ClosedHours {
  date: string;
  from: string;
  to: string;
  reason: string;
}

/** Opening times: weekdays, hours, and what is closed. */
export interface OpeningTimes {
  hours: OpeningSpan;
  /** In place of `hours`, where there are any: several a weekday if it has a break. */
  spans: readonly OpeningSpan[] | null;
  /** yyyy-MM-dd, with a reason. */
  closedDays: readonly { date: string; reason: string }[];
  closedHours: readonly ClosedHours[];
}

/** The settings that every page shows. */
export interface PublicSettings extends OpeningTimes {
  /** Shown above every page; null if there is none. */
  notice: string | null;
}

/** The answer of `GET /api/settings`. */
export interface SiteSettings extends PublicSettings {
  /** The hours in words. */
  hoursText: string;
}

const publicNames = [
  'hours',
  'spans',
  'closedDays',
  'closedHours',
  'notice',
] as const satisfies (keyof PublicSettings)[];

/** The names of the settings that every page shows. */
export const publicSettings: readonly (keyof PublicSettings)[] = publicNames;

/** Whether a change is of what every page shows. */
export function isPublicChange(change: SettingsChange): boolean {
  return publicNames.some((name) => change[name] !== undefined);
}

const storedSpan = z.object({ weekdays: z.array(z.int()), opens: z.string(), closes: z.string() });

/** The settings as they are stored. Only their shapes: they were valid by the rules of their time. */
export const storedSettings = {
  hours: storedSpan,
  spans: z.nullable(z.array(storedSpan)),
  closedDays: z.array(z.object({ date: z.string(), reason: z.string() })),
  closedHours: z.array(z.object({ date: z.string(), from: z.string(), to: z.string(), reason: z.string() })),
  notice: z.nullable(z.string()),
  notificationEmails: z.array(z.string()),
  noticeHours: z.number(),
  bufferMinutes: z.number(),
  busyCalendar: z.nullable(z.string()),
  notificationWebhook: z.nullable(z.string()),
  languageModel: z.boolean(),
  modelQuestions: z.nullable(z.number()),
};

/** The current settings. */
export interface Settings extends PublicSettings {
  /** Recipients of notification mails; empty: `NOTIFY_EMAIL`. */
  notificationEmails: readonly string[];
  /** Hours that have to remain before a call when it is booked. */
  noticeHours: number;
  /** Minutes that are kept free around each call. */
  bufferMinutes: number;
  /** The address of a calendar (iCalendar) whose events block calls; sealed where stored, masked in answers. */
  busyCalendar: string | null;
  /** Gets the notifications instead of `NOTIFY_WEBHOOK_URL`; sealed where stored, masked in answers. */
  notificationWebhook: string | null;
  /** Whether a language model may answer, where one is set. */
  languageModel: boolean;
  /** Questions a day for it; null: `ASSISTANT_DAILY_LIMIT`. */
  modelQuestions: number | null;
}

/** An event of the busy calendar that cannot be read, and why. */
export interface UnreadableEvent {
  name: string;
  reason: string;
}

/** Whether the busy calendar can be read. */
export interface BusyCalendarState {
  /** When reading it was last tried, and when it last succeeded. */
  checkedAt: string | null;
  readAt: string | null;
  /** Why the last attempt failed. */
  error: string | null;
  /** Events that the last successful attempt could not read: they block no calls. */
  unreadable: readonly UnreadableEvent[];
}

/** The answer of the settings' API. */
export interface SettingsAnswer extends Settings {
  /** Null without a calendar. */
  busyCalendarState: BusyCalendarState | null;
  /** Calls to come that are booked when it is closed. */
  closedBookings: readonly { id: number; date: string; timeSlot: string; phone: string }[];
}
