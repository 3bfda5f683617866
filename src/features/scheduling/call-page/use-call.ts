import { useEffect, useState } from 'react';
import type { ScheduledCall } from '#src/contracts/scheduled-call.ts';
import type { Slot } from '#src/domain/booking/booking.ts';
import { sayCall } from '#src/domain/booking/words.ts';
import { request, RequestError } from '#src/lib/request.ts';
import { dismissToast, toast } from '#src/ui/toast.ts';

type Known =
  | { status: 'loading' | 'failed' }
  /** There is no booking with this code. */
  | { status: 'missing'; message: string }
  | { status: 'known'; call: ScheduledCall };

/** The outcome of a change; `taken`: the booking was changed elsewhere, or the new slot is already booked. */
type Outcome = 'done' | 'taken' | 'failed';

/** The booking of a confirmation code, and the changes that can be made to it. */
export function useCall(code: string) {
  const [known, setKnown] = useState<Known>({ status: 'loading' });
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState(0);

  useEffect(() => {
    if (!code) return setKnown({ status: 'missing', message: noCode });
    let left = false;
    setKnown({ status: 'loading' });
    ask(code).then(
      (call) => left || setKnown({ status: 'known', call }),
      (error: unknown) => left || setKnown(whatIsWrong(error)),
    );
    return () => void (left = true);
  }, [code, asked]);

  /** Changes the booking. A failure shows a toast and changes nothing. */
  async function change(
    words: { done: string; failed: string },
    options: { method: string; body?: Slot },
  ): Promise<Outcome> {
    setBusy(true);
    dismissToast('call');
    try {
      const call = await ask(code, options);
      setKnown({ status: 'known', call });
      toast({ title: words.done, description: sayCall(call) });
      return 'done';
    } catch (error) {
      const refusal = error instanceof RequestError ? error : undefined;
      const description = refusal?.serverMessage ?? words.failed;
      toast({ about: 'call', title: 'Error', description, destructive: true });
      return refusal?.status === 409 ? 'taken' : 'failed';
    } finally {
      setBusy(false);
    }
  }

  return {
    known,
    busy,
    reload: () => setAsked(asked + 1),
    cancel: () => change(cancelWords, { method: 'DELETE' }),
    move: (to: Slot) => change(moveWords, { method: 'PATCH', body: to }),
  };
}

const noCode = 'The link of your call ends in a code that is missing here. Please open it again.';
const cancelWords = {
  done: 'Call canceled',
  failed: 'Failed to cancel your call. Please try again.',
};
const moveWords = { done: 'Call moved', failed: 'Failed to move your call. Please try again.' };

async function ask(code: string, options: { method?: string; body?: Slot } = {}) {
  const headers = { Authorization: `Bearer ${code}` };
  const response = await request('/api/scheduled-calls/mine', { ...options, headers });
  return (await response.json()) as ScheduledCall;
}

function whatIsWrong(error: unknown): Known {
  if (!(error instanceof RequestError) || error.status !== 404) return { status: 'failed' };
  return { status: 'missing', message: error.serverMessage ?? '' };
}
