import { useEffect, useState } from 'react';
import { request } from '#src/lib/request.ts';
import { dismissToast, toast } from '#src/ui/toast.ts';

/** The loading state of a day's slots. */
export interface BookedSlots {
  status: 'none' | 'loading' | 'failed' | 'known';
  /** Empty until loaded. */
  booked: readonly string[];
  /** Fetches again. */
  reload: () => void;
}

const nothing = { date: '', status: 'none' as const, booked: [] };

/**
 * The booked slots of a day, fetched when another day is chosen or `asked` changes; a failure shows a toast.
 *
 * @param date yyyy-MM-dd; empty if none is chosen
 * @param asked a counter: a new value fetches the same day again
 */
export function useBookedSlots(date: string, asked: number): BookedSlots {
  const [known, setKnown] = useState<{
    date: string;
    status: 'none' | 'failed' | 'known';
    booked: readonly string[];
  }>(nothing);
  const [again, setAgain] = useState(0);

  useEffect(() => {
    if (!date) return;
    const leaving = new AbortController();
    fetchBooked(date, leaving.signal).then(
      (booked) => setKnown({ date, status: 'known', booked }),
      () => {
        if (leaving.signal.aborted) return;
        setKnown({ date, status: 'failed', booked: [] });
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
      setKnown(nothing);
    };
  }, [date, asked, again]);

  const reload = () => setAgain(again + 1);
  if (!date) return { ...nothing, reload };
  // Until the effect has run, the state is still that of the previous day.
  if (known.date !== date) return { status: 'loading', booked: [], reload };
  return { status: known.status, booked: known.booked, reload };
}

async function fetchBooked(date: string, signal: AbortSignal): Promise<string[]> {
  const response = await request(`/api/scheduled-calls?date=${date}`, { signal });
  return ((await response.json()) as { bookedSlots: string[] }).bookedSlots;
}
