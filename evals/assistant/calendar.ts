/** What the chat says of the calendar, where nothing is booked and the owner changed no hours. */
import { askedOfCalendar } from '#api/assistant/brain.ts';
import { sayFreeAmong } from '#api/assistant/free-times.ts';
import { freeSlots } from '#src/domain/booking/notice-and-buffer.ts';
import { sayOpenOn } from '#src/domain/booking/open-on.ts';
import { defaultSettings } from '#src/domain/public-settings.ts';
import { now, type Question } from './site.ts';

const rules = { ...defaultSettings, noticeHours: 0, bufferMinutes: 0 };

/** Undefined where the calendar is not asked, or only how far it reaches. */
export async function sayFromCalendar({ before = [], ask }: Question): Promise<string | undefined> {
  const history = before.map((message) => ({ from: 'user' as const, message }));
  const asked = await askedOfCalendar({ message: ask, history }, now);
  if (!asked || asked.asks === 'how far') return undefined;
  if (asked.asks === 'if open') return sayOpenOn(asked.day, now, defaultSettings);
  return sayFreeAmong(freeSlots({ booked: [], busy: [], now }, rules), asked.day, now, defaultSettings);
}
