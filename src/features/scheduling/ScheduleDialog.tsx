import { useStore } from '@nanostores/react';
import { scheduling } from '#src/content/messages.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { focusFirstError } from '#src/ui/form/focus-first-error.ts';
import { dismissToast } from '#src/ui/toast/toast.ts';
import { Booked } from './Booked.tsx';
import { PhoneField } from './PhoneField.tsx';
import { SlotPicker } from './SlotPicker.tsx';
import { $schedule } from './store.ts';
import { type BookingForm, useBookingForm } from './use-booking-form.ts';

/** The dialog that books a call with the sales team; opened by `openSchedule` of its store. */
export function ScheduleDialog() {
  const { open, times } = useStore($schedule);
  return <Booking key={times} open={open} />;
}

export const closeSchedule = () => $schedule.set({ ...$schedule.get(), open: false });

function Booking({ open }: { open: boolean }) {
  const booking = useBookingForm();
  return (
    <Dialog
      open={open}
      title={scheduling.dialogTitle}
      locked={booking.isSending}
      headless={booking.booked !== undefined}
      onClose={() => {
        dismissToast('booking');
        dismissToast('slots');
        closeSchedule();
      }}
    >
      {booking.booked ? <Booked call={booking.booked} onDone={closeSchedule} /> : <Form booking={booking} />}
    </Dialog>
  );
}

/** The form that books a call: day, hour and phone number. */
function Form({ booking }: { booking: BookingForm }) {
  const { values, set, errors, submit, isSending, lost } = booking;
  const change: typeof set = (changes) => {
    dismissToast('booking');
    set(changes);
  };
  return (
    <form
      noValidate
      className="schedule"
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        void submit().then((isRight) => isRight || focusFirstError(form));
      }}
    >
      <div className="sheet grid-cols-1 min-[44rem]:grid-cols-[minmax(0,22.5rem)_minmax(0,1fr)]">
        <SlotPicker value={values} onChange={change} errors={errors} reloads={lost} />
        <PhoneField value={values.phone} onValue={(phone) => change({ phone })} error={errors.phone} />
      </div>
      <div className="mt-5 flex flex-wrap items-center justify-end gap-x-6 gap-y-3">
        <p className="flex-1 text-ui text-ink-2">{scheduling.weCallFree}</p>
        <Button type="submit" disabled={isSending}>
          {isSending ? scheduling.submitting : scheduling.submit}
        </Button>
      </div>
    </form>
  );
}
