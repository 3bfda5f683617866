import { useState } from 'react';
import type { FieldErrors } from '#src/contracts/failure.ts';
import { lastDayOf, timeSlots, todayOf } from '#src/domain/booking/bookable-days.ts';
import type { DaySlots } from '#src/domain/booking/notice-and-buffer.ts';
import { request } from '#src/lib/request.ts';
import { useLoaded } from '#src/ui/use-loaded.ts';
import { shownSlotTime } from '../agency-days.ts';
import { besideSlot } from '../agency-time.ts';
import { InputCell } from '../parts/form.tsx';
import { useNow } from '../parts/hooks.ts';

interface Props {
  errors: Readonly<FieldErrors>;
  /** The slot that the call has now, which stays even if it is closed by now. */
  own?: { date: string | null; timeSlot: string | null };
}

/** The day and the time of a call, with the slots of that day. */
export function SlotFields({ errors, own }: Props) {
  const [date, setDate] = useState(own?.date ?? '');
  const now = new Date(useNow());
  // If they cannot be loaded, the server refuses one of them all the same.
  const { value: day } = useLoaded(async (signal): Promise<DaySlots> => {
    if (!date) return { slots: [], bookedSlots: [] };
    return (await request(`/api/scheduled-calls?date=${date}`, { signal })).json();
  }, date);
  const isOwnDay = date === own?.date;
  const kept = isOwnDay && own?.timeSlot ? [own.timeSlot] : [];
  const slots = [...new Set([...(day?.slots ?? timeSlots), ...kept])].toSorted();
  const nameOf = (slot: string) => {
    const name = shownSlotTime(slot, date) + (date && besideSlot({ date, timeSlot: slot }));
    if (isOwnDay && slot === own?.timeSlot) return `${name} (now)`;
    return day?.bookedSlots.includes(slot) ? `${name} (taken)` : name;
  };
  return (
    <>
      <InputCell
        label="Day"
        name="date"
        type="date"
        required
        min={todayOf(now)}
        max={lastDayOf(now)}
        defaultValue={own?.date ?? ''}
        onValue={setDate}
        error={errors.date}
      />
      <InputCell
        label="Time"
        name="timeSlot"
        required
        error={errors.timeSlot}
        defaultValue={own?.timeSlot ?? ''}
        options={slots.map((slot) => [slot, nameOf(slot)])}
      />
    </>
  );
}
