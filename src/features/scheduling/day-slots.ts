import { closedReason, type Slot, todayOf } from '#src/domain/booking/bookable-days.ts';
import type { DaySlots } from '#src/domain/booking/notice-and-buffer.ts';
import { currentSettings } from '#src/domain/current-settings.ts';
import { addDays } from '#src/lib/calendar-dates.ts';
import { request } from '#src/lib/request.ts';
import { site } from '#src/content/site.ts';

/** How many open days are asked for a free hour. */
const DAYS = 7;

/** What a day offers. @throws RequestError, or TypeError where there was no answer */
export async function fetchSlots(date: string, signal?: AbortSignal): Promise<DaySlots> {
  const response = await request(`/api/scheduled-calls?date=${date}`, { ...(signal && { signal }) });
  return (await response.json()) as DaySlots;
}

/** The next hour that can be booked; undefined where none is within a few days, or none could be found out. */
export async function nextFreeSlot(now: Date): Promise<Slot | undefined> {
  const open = await currentSettings();
  const dates = Array.from({ length: site.daysAhead + 1 }, (_, day) => addDays(todayOf(now), day));
  for (const date of dates.filter((one) => !closedReason(one, now, open)).slice(0, DAYS)) {
    const { slots, bookedSlots } = await fetchSlots(date).catch((): DaySlots => ({ slots: [], bookedSlots: [] }));
    const timeSlot = slots.find((slot) => !bookedSlots.includes(slot));
    if (timeSlot) return { date, timeSlot };
  }
  return undefined;
}
