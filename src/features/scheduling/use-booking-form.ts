import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import type { NewBooking } from '#src/contracts/scheduled-call.ts';
import { slotOnScreen } from '#src/domain/booking/words.ts';
import { randomId } from '#src/lib/random-id.ts';
import { request, RequestError } from '#src/lib/request.ts';
import { dismissToast, toast } from '#src/ui/toast/toast.ts';
import { $draft, changeDraft, type Draft, forgetSlot, messagesFor } from './draft.ts';

export type Booking = ReturnType<typeof useBookingForm>;

/**
 * The state of a booking from choosing a day to the confirmation. A failure keeps all choices, except a slot
 * that somebody else has just booked; a retry sends the same idempotency key.
 */
export function useBookingForm() {
  const draft = useStore($draft);
  const [submitting, setSubmitting] = useState(false);
  const [booked, setBooked] = useState<NewBooking>();
  const [checked, setChecked] = useState(false);
  /** The server's messages, until a value changes. */
  const [refusal, setRefusal] = useState<{ of: Draft; messages: Partial<Draft> }>();
  const [lost, setLost] = useState(0);
  const attempt = useRef({ body: '', key: '' });

  /** False if a field is invalid, so that the caller can move the focus there. */
  async function submit(): Promise<boolean> {
    if (submitting) return true;
    dismissToast('booking');
    setChecked(true);
    if (Object.keys(messagesFor(draft)).length > 0) return false;
    const body = JSON.stringify(draft);
    if (attempt.current.body !== body) attempt.current = { body, key: randomId() };
    setSubmitting(true);
    try {
      const response = await request('/api/scheduled-calls', {
        method: 'POST',
        body: draft,
        headers: { 'Idempotency-Key': attempt.current.key },
      });
      const call = (await response.json()) as NewBooking;
      forgetSlot();
      setBooked(call);
      toast({ title: 'Call Scheduled!', description: slotOnScreen(call) });
      return true;
    } catch (error) {
      return fail(error);
    } finally {
      setSubmitting(false);
    }
  }

  function fail(error: unknown): boolean {
    const { status, serverMessage, fields } = asFailure(error);
    const messages = firstOf(fields);
    if (status === 409) {
      changeDraft({ timeSlot: '' });
      setLost(lost + 1);
      if (serverMessage) messages.timeSlot = serverMessage;
    }
    setRefusal({ of: $draft.get(), messages });
    toast({
      about: 'booking',
      title: 'Error',
      description: serverMessage ?? 'Failed to schedule your call. Please try again.',
      destructive: true,
    });
    return Object.keys(messages).length === 0;
  }

  const refused = refusal?.of === draft ? refusal.messages : undefined;
  return {
    draft,
    change: (changes: Partial<Draft>) => {
      dismissToast('booking');
      changeDraft(changes);
    },
    errors: refused ?? (checked ? messagesFor(draft) : {}),
    submit,
    submitting,
    booked,
    /** How often a slot turned out to be taken: the day's slots are then outdated. */
    lost,
  };
}

function asFailure(error: unknown): Pick<RequestError, 'status' | 'serverMessage' | 'fields'> {
  if (error instanceof RequestError) return error;
  return { status: 0, serverMessage: undefined, fields: {} };
}

function firstOf(fields: Readonly<Record<string, string[]>>): Partial<Draft> {
  return Object.fromEntries(Object.entries(fields).map(([name, [first]]) => [name, first]));
}
