import { useEffect, useEffectEvent, useState } from 'react';
import type { Slot } from '#src/domain/booking/bookable-days.ts';
import { request } from '#src/lib/request.ts';
import { dismissToast, toast } from '#src/ui/toast/toast.ts';
import { DatePicker } from './DatePicker.tsx';
import { TimeSlots } from './TimeSlots.tsx';

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

const none: readonly string[] = [];

/** The booked slots of a day, fetched when the day or `reloads` changes; a failure shows a toast. */
function useBookedSlots(date: string, reloads: number) {
  const [again, setAgain] = useState(0);
  const wanted = [date, reloads, again].join();
  /** Without slots if they could not be fetched. */
  const [answer, setAnswer] = useState<{ to: string; booked?: readonly string[] }>({ to: '' });

  useEffect(() => {
    if (!date) return;
    const leaving = new AbortController();
    fetchBooked(date, leaving.signal).then(
      (booked) => setAnswer({ to: wanted, booked }),
      () => {
        if (leaving.signal.aborted) return;
        setAnswer({ to: wanted });
        toast({
          about: 'slots',
          title: 'Error',
          description: 'Could not fetch available time slots. Please try again.',
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
  if (!date) return { status: 'none', booked: none, reload } as const;
  if (answer.to !== wanted) return { status: 'loading', booked: none, reload } as const;
  const { booked } = answer;
  return { status: booked ? 'ready' : 'failed', booked: booked ?? none, reload } as const;
}

async function fetchBooked(date: string, signal: AbortSignal): Promise<string[]> {
  const response = await request(`/api/scheduled-calls?date=${date}`, { signal });
  return ((await response.json()) as { bookedSlots: string[] }).bookedSlots;
}
