import { useEffect, useEffectEvent, useState } from 'react';
import type { Slot } from '#src/domain/booking/bookable-days.ts';
import { DatePicker } from './DatePicker.tsx';
import { TimeSlots } from './TimeSlots.tsx';
import { useBookedSlots } from './use-booked-slots.ts';

interface Props {
  /** Empty strings if nothing is chosen. */
  value: Slot;
  onChange: (changes: Partial<Slot>) => void;
  errors: Partial<Slot>;
  /** A new number fetches the day's booked slots again. */
  reloads?: number;
}

/** Two fields: the day and the hour. */
export function SlotPicker({ value, onChange, errors, reloads = 0 }: Props) {
  const [now] = useState(() => new Date());
  const { date, timeSlot } = value;
  const { status, booked, reload } = useBookedSlots(date, reloads);
  const isGone = booked.includes(timeSlot);
  const letGo = useEffectEvent(() => onChange({ timeSlot: '' }));
  useEffect(() => {
    if (isGone) letGo();
  }, [isGone]);

  return (
    <>
      <DatePicker
        now={now}
        value={date}
        error={errors.date}
        onValue={(chosen) => chosen !== date && onChange({ date: chosen, timeSlot: '' })}
      />
      <TimeSlots
        now={now}
        date={date}
        value={timeSlot}
        error={errors.timeSlot}
        status={status}
        booked={booked}
        onReload={reload}
        onValue={(chosen) => onChange({ timeSlot: chosen })}
      />
    </>
  );
}
