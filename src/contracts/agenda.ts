import * as z from 'zod/mini';
import { type ClosedHours, closedTime } from './settings.ts';

const wrongDay = 'Please enter a day as 2027-03-14';

/** The first day of an agenda; without one, today. */
export const agendaQuery = z.object({
  from: z.optional(z.iso.date(wrongDay).check(z.refine((day) => day > '2000-01-01' && day < '9000-01-01', wrongDay))),
});

/** Hours of one day to close, or to open again. */
export const agendaHours = z.object({
  date: closedTime.shape.date,
  from: closedTime.shape.from,
  to: closedTime.shape.to,
});

/** Hours of one day to close, and why, which visitors see. */
export const agendaClosing = closedTime;

/** A booked call that is not canceled. */
export interface AgendaCall {
  id: number;
  /** HH:mm in the agency's time zone, and the instant in ISO 8601, UTC. */
  timeSlot: string;
  startsAt: string;
  /** Empty if not given. */
  name: string;
  email: string;
  phone: string;
  assignee: string | null;
  isHandled: boolean;
  /** It was booked before the time was closed, and stays booked. */
  isClosed: boolean;
}

export interface AgendaDay {
  /** yyyy-MM-dd in the agency's time zone. */
  date: string;
  /** When calls can be booked, without what is closed; none on a closed day. */
  hours: { opens: string; closes: string }[];
  /** Why the whole day is closed; null if it is not, or is so every week. */
  closedDay: string | null;
  closedHours: ClosedHours[];
  /** By time. */
  calls: AgendaCall[];
}

/** Seven days. */
export interface Agenda {
  /** In the agency's time zone, whatever the reader's clock says. */
  today: string;
  days: AgendaDay[];
}
