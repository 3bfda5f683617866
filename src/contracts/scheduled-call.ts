import * as z from 'zod/mini';
import { contact, scheduling } from '#src/content/messages.ts';
import { isDay } from './day.ts';
import { emailField, nameField } from './contact.ts';
import { optionalText, typedPhone } from './text.ts';

/** A day of the calendar, yyyy-MM-dd. */
const date = z.string(scheduling.dateMissing).check(z.refine(isDay, scheduling.dateMissing));

/** A full hour, HH:mm, in the agency's time zone. src/domain/booking decides which can be booked. */
const timeSlot = z.string(scheduling.timeMissing).check(z.regex(/^\d\d:\d\d$/, scheduling.timeMissing));

/** The fewest digits of a number, however many signs are between them: as many as a number without its area code. */
const MIN_DIGITS = 7;

const phone = z.string(scheduling.phoneTooShort).check(
  typedPhone(),
  z.refine((value) => value.length >= 10 && digitsIn(value) >= MIN_DIGITS, scheduling.phoneTooShort),
  z.maxLength(50, contact.phoneTooLong),
  z.regex(/^[\d +()-]*$/, scheduling.phoneInvalid),
);

function digitsIn(text: string): number {
  return text.match(/\p{Nd}/gu)?.length ?? 0;
}

/** A booking (docs/spec.md). */
export const bookingRequest = z.object({
  phone,
  date,
  timeSlot,
  name: z.pipe(optionalText(contact.nameNotText), z.optional(nameField)),
  email: z.pipe(optionalText(contact.emailNotText), z.optional(emailField)),
});

/** Where to send the invitation of a booking that was made without an address. */
export const bookingInvitation = z.object({ email: emailField });

/** A new time for a booking. */
export const bookingMove = z.object({ date, timeSlot });

/** The day whose booked slots are requested. */
export const slotQuery = z.object({ date });

/** A booking as shown to whoever has its confirmation code. */
export interface ScheduledCall {
  id: number;
  phone: string;
  date: string;
  timeSlot: string;
  /** When the call begins and ends, ISO 8601 in UTC. */
  startsAt: string;
  endsAt: string;
  createdAt: string;
  /** Null unless the booking was canceled. */
  cancelledAt: string | null;
  /** Whether an invitation can be mailed: a mail server is set, and the visitor has left no address yet. */
  canInvite: boolean;
  /** The call as an iCalendar file (RFC 5545). */
  calendar: string;
}

/** A booking as returned to the person who made it. */
export interface NewBooking extends Omit<ScheduledCall, 'calendar'> {
  /**
   * Lets whoever has it cancel or move the booking. Returned only once, as is the calendar file that contains
   * it: a repeated request from another network gets neither.
   */
  confirmationCode?: string;
  calendar?: string;
}
