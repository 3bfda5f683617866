/** Dates and times of bookings, formatted for people. */
import { formatDate } from '#src/lib/calendar-dates.ts';

/** The label for the agency's time zone, in winter and summer alike (docs/spec.md). */
const ZONE = 'CST';

/** 'Monday, March 15, 2027'. */
export function formatDay(date: string): string {
  return formatDate(date, { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });
}

/** 'Monday'. */
export function formatWeekday(date: string): string {
  return formatDate(date, { weekday: 'long' });
}

/** '9:00 AM CST', of the slot '09:00'. */
export function slotLabel(timeSlot: string): string {
  const [hour = 0] = timeSlot.split(':').map(Number);
  return `${hour % 12 || 12}:${timeSlot.slice(3)} ${hour < 12 ? 'AM' : 'PM'} ${ZONE}`;
}

/** 'Monday, March 15, 2027 at 9:00 AM CST'. */
export function formatSlot({ date, timeSlot }: { date: string; timeSlot: string }): string {
  return `${formatDay(date)} at ${slotLabel(timeSlot)}`;
}
