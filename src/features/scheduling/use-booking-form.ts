import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useEffect, useEffectEvent, useState } from 'react';
import { scheduling } from '#src/content/messages.ts';
import { bookingRequest, type NewBooking } from '#src/contracts/scheduled-call.ts';
import { checkWith } from '#src/contracts/failure.ts';
import { type Slot, todayOf } from '#src/domain/booking/bookable-days.ts';
import { slotOnScreen } from '#src/domain/booking/words.ts';
import { isObject, storedValue } from '#src/lib/stored-value.ts';
import { useForm } from '#src/ui/form/use-form.ts';
import { toast } from '#src/ui/toast/toast.ts';
import { nextFreeSlot } from './day-slots.ts';
import { $schedule } from './store.ts';

export type BookingForm = ReturnType<typeof useBookingForm>;

/** What a visitor has chosen and typed so far, stored in this tab across reloads and pages. */
const storedDraft = storedValue('sessionStorage', 'callDraft', isObject);
const empty = { date: '', timeSlot: '', phone: '' };

/** The call that was booked since the dialog opened for this time. */
const $booked = atom<{ times: number; call: NewBooking } | undefined>(undefined);

/** A booking until its confirmation. A failure keeps all choices, except a slot that somebody else has just booked. */
export function useBookingForm() {
  const form = useForm({
    empty,
    start: restored,
    check: checkWith(bookingRequest),
    draft: storedDraft,
  });
  const { times, isNext } = useStore($schedule);
  const booked = useStore($booked);
  const [lost, setLost] = useState(0);
  const propose = useEffectEvent((slot?: Slot) => slot && !form.values.date && form.set(slot));
  useEffect(() => {
    if (isNext) void nextFreeSlot(new Date()).then((slot) => propose(slot));
  }, [isNext]);

  /** False if a field is invalid, so that the caller can move the focus there. */
  const submit = () =>
    form.submit<NewBooking>({
      address: '/api/scheduled-calls',
      about: 'booking',
      onSent(call) {
        // The phone number is kept for the next call.
        form.set({ date: '', timeSlot: '' });
        toast({ title: scheduling.scheduled, description: slotOnScreen(call) });
        $booked.set({ times, call });
      },
      onFailure(refusal) {
        const { serverMessage } = refusal ?? {};
        const fields = { ...refusal?.fields };
        if (refusal?.status === 409) {
          form.set({ timeSlot: '' });
          setLost(lost + 1);
          if (serverMessage) fields.timeSlot = [serverMessage];
        }
        const description = serverMessage ?? scheduling.failed;
        return { title: scheduling.failedTitle, description, fields };
      },
    });

  return {
    ...form,
    submit,
    booked: booked?.times === times ? booked.call : undefined,
    /** How often a slot turned out to be taken: the day's slots are then outdated. */
    lost,
  };
}

/** A day of the stored draft that has passed is dropped; one that was closed since then offers no slots. */
function restored(): typeof empty {
  const draft = { ...empty, ...storedDraft.read() };
  return draft.date < todayOf(new Date()) ? { ...empty, phone: draft.phone } : draft;
}
