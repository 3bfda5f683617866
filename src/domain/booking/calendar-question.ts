/** What a message asks of the calendar: a call on a day, whether somebody is there at a moment, or how far one can book. */
import { calendar } from '#src/content/language.ts';
import { todayOf } from './bookable-days.ts';
import { findDay, type NamedDay, wantsCall } from './named-day.ts';

const { AROUND_A_DAY, ASKS_FOR_CALL, ASKS_HOW_FAR, ASKS_IF_OPEN, GOES_ON, NOW, WEEKDAYS } = calendar;

export type CalendarQuestion =
  | { asks: 'for a call'; day: NamedDay }
  | { asks: 'if open'; day: NamedDay }
  | { asks: 'how far' };

/** @param before what was asked before it: 'And on Friday?' goes on about that, and so does a bare 'Monday at 10' */
export async function calendarQuestion(said: string, before: string, now: Date): Promise<CalendarQuestion | undefined> {
  const message = calendar.withDaysRead(said);
  if (ASKS_HOW_FAR.test(message)) return { asks: 'how far' };
  const goesOn = GOES_ON.test(message);
  const isForCall = (text: string) => wantsCall(text) || ASKS_FOR_CALL.test(text);
  const isIfOpen = (text: string) => ASKS_IF_OPEN.some((phrase) => phrase.test(text));

  if (isIfOpen(message) && !isForCall(message) && NOW.test(message))
    return { asks: 'if open', day: { date: todayOf(now) } };
  const asked = isIfOpen(message) ? message.replace(WEEKDAYS, '$1') : message;
  const found = await findDay(asked, now);
  if (!found) return undefined;
  const { day, text } = found;
  const isAll = !/[\p{L}\p{N}]/u.test(message.replace(text, ' ').replace(AROUND_A_DAY, ' '));
  if (isForCall(message)) return { asks: 'for a call', day };
  if (isIfOpen(message) || ((goesOn || isAll) && isIfOpen(before))) return { asks: 'if open', day };
  return isAll || (goesOn && isForCall(before)) ? { asks: 'for a call', day } : undefined;
}
