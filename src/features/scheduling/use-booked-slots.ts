import { useEffect, useState } from 'react';
import { request } from '#src/lib/request.ts';
import { dismissToast, toast } from '#src/ui/toast/toast.ts';

/** The loading state of a day's slots. */
export interface BookedSlots {
  status: 'none' | 'loading' | 'failed' | 'ready';
  /** Empty until loaded. */
  booked: readonly string[];
  /** Fetches again. */
  reload: () => void;
}

const nothing = { date: '', status: 'none' as const, booked: [] };

/**
 * The booked slots of a day, fetched when another day is chosen or `reloads` changes; a failure shows a toast.
 *
 * @param date yyyy-MM-dd; empty if none is chosen
 * @param reloads a counter: a new value fetches the same day again
 */
export function useBookedSlots(date: string, reloads: number): BookedSlots {
  const [state, setState] = useState<{
    date: string;
    status: 'none' | 'failed' | 'ready';
    booked: readonly string[];
  }>(nothing);
  const [again, setAgain] = useState(0);

  useEffect(() => {
    if (!date) return;
    const leaving = new AbortController();
    fetchBooked(date, leaving.signal).then(
      (booked) => setState({ date, status: 'ready', booked }),
      () => {
        if (leaving.signal.aborted) return;
        setState({ date, status: 'failed', booked: [] });
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
      setState(nothing);
    };
  }, [date, reloads, again]);

  const reload = () => setAgain(again + 1);
  if (!date) return { ...nothing, reload };
  // Until the effect has run, the state is still that of the previous day.
  if (state.date !== date) return { status: 'loading', booked: [], reload };
  return { status: state.status, booked: state.booked, reload };
}

async function fetchBooked(date: string, signal: AbortSignal): Promise<string[]> {
  const response = await request(`/api/scheduled-calls?date=${date}`, { signal });
  return ((await response.json()) as { bookedSlots: string[] }).bookedSlots;
}
