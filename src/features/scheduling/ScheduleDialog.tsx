import { useStore } from '@nanostores/react';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { dismissToast } from '#src/ui/toast/toast.ts';
import { Booked } from './Booked.tsx';
import { BookingForm } from './BookingForm.tsx';
import { $schedule } from './store.ts';
import { useBookingForm } from './use-booking-form.ts';

/** The dialog that books a call with the sales team; opened by `openSchedule` of its store. */
export function ScheduleDialog() {
  const { open, times } = useStore($schedule);
  return <Booking key={times} open={open} />;
}

const close = () => $schedule.set({ ...$schedule.get(), open: false });

function Booking({ open }: { open: boolean }) {
  const booking = useBookingForm();
  return (
    <Dialog
      open={open}
      title="Schedule a Call with Our Sales Team"
      locked={booking.isSending}
      headless={booking.booked !== undefined}
      onClose={() => {
        dismissToast('booking');
        dismissToast('slots');
        close();
      }}
    >
      {booking.booked ? (
        <Booked call={booking.booked} onDone={close} />
      ) : (
        <BookingForm booking={booking} />
      )}
    </Dialog>
  );
}
