import * as z from 'zod/mini';
import { emailField, nameField } from './contact.ts';
import { typed } from './text.ts';

const noDate = 'Please select a date';
const noSlot = 'Please select a time slot';

/** A day of the calendar, yyyy-MM-dd. */
const date = z.string(noDate).check(z.refine(isDay, noDate));

/** An hour of the agency's day, HH:mm. Which of them can be booked is a rule of src/domain/booking. */
const timeSlot = z.string(noSlot).check(z.regex(/^\d\d:\d\d$/, noSlot));

const phone = z
  .string('Phone number must be at least 10 digits')
  .check(
    typed(),
    z.minLength(10, 'Phone number must be at least 10 digits'),
    z.maxLength(50, 'Phone number must be at most 50 characters'),
    z.regex(/^[\d +()-]*$/, 'Phone number can only contain digits, spaces, and ()- characters'),
  );

/** A field that may be empty; what stands in it has to be right. */
function optional(field: z.ZodMiniType<string, string>) {
  const isEmpty = (value: unknown) => typeof value === 'string' && value.trim() === '';
  return z.pipe(
    z.transform(
      (value) => (isEmpty(value) ? undefined : (value ?? undefined)) as string | undefined,
    ),
    z.optional(field),
  );
}

/** What books a call (docs/spec.md). */
export const callRequest = z.object({
  phone,
  date,
  timeSlot,
  name: optional(nameField),
  email: optional(emailField),
});

/** What moves a call to another time. */
export const callMove = z.object({ date, timeSlot });

/** Which day's booked slots are asked for. */
export const slotQuery = z.object({ date });

/** A call as its confirmation code shows it. */
export interface ScheduledCall {
  id: number;
  phone: string;
  date: string;
  timeSlot: string;
  /** The instants at which it begins and ends, ISO 8601 in UTC. */
  startsAt: string;
  endsAt: string;
  createdAt: string;
  /** Null while it stands. */
  cancelledAt: string | null;
  /** The call as a file for calendars (RFC 5545). */
  calendar: string;
}

/** A call as it is answered to who booked it. */
export interface BookedCall extends Omit<ScheduledCall, 'calendar'> {
  /**
   * Lets whoever has it cancel or move the call. It is told this once, and so is the calendar that carries it: a
   * repeated request that comes from another network gets neither.
   */
  confirmationCode?: string;
  calendar?: string;
}

/** Whether a text names a day that Postgres and the calendar know: no February 30, no year 0. */
function isDay(text: string): boolean {
  if (!/^(?!0000)\d{4}-\d\d-\d\d$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
