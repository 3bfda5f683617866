import type { DaySlots } from '#src/domain/booking/notice-and-buffer.ts';
import { request } from '#src/lib/request.ts';

/** The slots of a day by the settings in force. @throws if they cannot be fetched */
export async function fetchSlots(date: string, signal: AbortSignal): Promise<DaySlots> {
  const response = await request(`/api/scheduled-calls?date=${date}`, { signal });
  return (await response.json()) as DaySlots;
}
