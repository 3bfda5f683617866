import { useEffect, useState, useSyncExternalStore } from 'react';
import { scheduling } from '#src/content/messages.ts';
import type { ScheduledCall } from '#src/contracts/scheduled-call.ts';
import type { Slot } from '#src/domain/booking/bookable-days.ts';
import { request, RequestError } from '#src/lib/request.ts';
import { dismissToast, toast } from '#src/ui/toast/toast.ts';

type State =
  | { status: 'loading' | 'failed' }
  /** There is no booking with this code. */
  | { status: 'missing'; message: string }
  | { status: 'ready'; booking: ScheduledCall };

/** The outcome of a change; `taken`: the booking was changed elsewhere, or the new slot is already booked. */
type Outcome = 'done' | 'taken' | 'failed';

/** The booking of a confirmation code, and the changes that can be made to it. */
export function useBooking(code: string) {
  const [busy, setBusy] = useState(false);
  const [reloads, setReloads] = useState(0);
  const wanted = `${code} ${reloads}`;
  const [answer, setAnswer] = useState<{ to: string; state: State }>({ to: '', state: { status: 'loading' } });

  useEffect(() => {
    if (!code) return;
    let left = false;
    fetchBooking(code).then(
      (booking) => left || setAnswer({ to: wanted, state: { status: 'ready', booking } }),
      (error: unknown) => left || setAnswer({ to: wanted, state: stateOf(error) }),
    );
    return () => void (left = true);
  }, [code, wanted]);

  function current(): State {
    if (!code) return { status: 'missing', message: scheduling.linkIncomplete };
    return answer.to === wanted ? answer.state : { status: 'loading' };
  }

  /** Changes the booking. A failure shows a toast and changes nothing; a success is said by the page. */
  async function change(failed: string, options: { method: string; body?: Slot }): Promise<Outcome> {
    setBusy(true);
    dismissToast('call');
    try {
      const booking = await fetchBooking(code, options);
      setAnswer({ to: wanted, state: { status: 'ready', booking } });
      return 'done';
    } catch (error) {
      const refusal = error instanceof RequestError ? error : undefined;
      const description = refusal?.serverMessage ?? failed;
      toast({ about: 'call', title: scheduling.failedTitle, description, destructive: true });
      return refusal?.status === 409 ? 'taken' : 'failed';
    } finally {
      setBusy(false);
    }
  }

  return {
    state: current(),
    busy,
    reload: () => setReloads(reloads + 1),
    cancel: () => change(scheduling.cancelFailed, { method: 'DELETE' }),
    move: (to: Slot) => change(scheduling.moveFailed, { method: 'PATCH', body: to }),
  };
}

async function fetchBooking(code: string, options: { method?: string; body?: Slot } = {}) {
  const headers = { Authorization: `Bearer ${code}` };
  const response = await request('/api/scheduled-calls/mine', { ...options, headers });
  return (await response.json()) as ScheduledCall;
}

function stateOf(error: unknown): State {
  if (!(error instanceof RequestError) || error.status !== 404) return { status: 'failed' };
  return { status: 'missing', message: error.serverMessage ?? '' };
}

/** The confirmation code from the URL's fragment, which browsers never send to a server. */
export function useCode(): string {
  return useSyncExternalStore(listen, () => location.hash.slice(1));
}

function listen(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}
