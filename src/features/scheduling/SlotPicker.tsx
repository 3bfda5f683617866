import { useEffect, useEffectEvent, useState } from 'react';
import { scheduling } from '#src/content/messages.ts';
import type { Slot } from '#src/domain/booking/bookable-days.ts';
import type { DaySlots } from '#src/domain/booking/notice-and-buffer.ts';
import { usual } from '#src/domain/booking/opening-times.ts';
import { currentSettings } from '#src/domain/current-settings.ts';
import { useLoaded } from '#src/ui/use-loaded.ts';
import { dismissToast, toast } from '#src/ui/toast/toast.ts';
import { DatePicker } from './DatePicker.tsx';
import { fetchSlots } from './day-slots.ts';
import { TimeSlots } from './TimeSlots.tsx';

interface Props {
  /** Empty strings if nothing is chosen. */
  value: Slot;
  onChange: (changes: Partial<Slot>) => void;
  errors: Partial<Slot>;
  /** A new number fetches the day's slots again. */
  reloads?: number;
}

/** Two fields: the day and the hour. */
export function SlotPicker({ value, onChange, errors, reloads = 0 }: Props) {
  const [now] = useState(() => new Date());
  const { date, timeSlot } = value;
  const { status, slots, bookedSlots, reload } = useDaySlots(date, reloads);
  const isGone = status === 'ready' && !slots.some((slot) => slot === timeSlot && !bookedSlots.includes(slot));
  const letGo = useEffectEvent(() => onChange({ timeSlot: '' }));
  useEffect(() => {
    if (isGone && timeSlot) letGo();
  }, [isGone, timeSlot]);
  const { value: open = usual } = useLoaded(currentSettings);

  return (
    <>
      <DatePicker
        now={now}
        open={open}
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
        slots={slots}
        booked={bookedSlots}
        onReload={reload}
        onValue={(chosen) => onChange({ timeSlot: chosen })}
      />
    </>
  );
}

const none: DaySlots = { slots: [], bookedSlots: [] };

/** The slots of a day, fetched when the day or `reloads` changes; a failure shows a toast. */
function useDaySlots(date: string, reloads: number) {
  const [again, setAgain] = useState(0);
  const wanted = [date, reloads, again].join();
  /** Without slots if they could not be fetched. */
  const [answer, setAnswer] = useState<{ to: string; day?: DaySlots }>({ to: '' });

  useEffect(() => {
    if (!date) return;
    const leaving = new AbortController();
    fetchSlots(date, leaving.signal).then(
      (day) => setAnswer({ to: wanted, day }),
      () => {
        if (leaving.signal.aborted) return;
        setAnswer({ to: wanted });
        toast({
          about: 'slots',
          title: scheduling.failedTitle,
          description: scheduling.slotsFailed,
          destructive: true,
        });
      },
    );
    return () => {
      leaving.abort();
      dismissToast('slots');
    };
  }, [date, wanted]);

  const reload = () => setAgain(again + 1);
  if (!date) return { status: 'none', ...none, reload } as const;
  if (answer.to !== wanted) return { status: 'loading', ...none, reload } as const;
  const { day } = answer;
  return { status: day ? 'ready' : 'failed', ...(day ?? none), reload } as const;
}
