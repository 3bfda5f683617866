import { buttonClass } from '#src/ui/button.ts';
import { focusFirstError } from '#src/ui/form/focus-first-error.ts';
import { dismissToast } from '#src/ui/toast/toast.ts';
import { PhoneField } from './PhoneField.tsx';
import { SlotPicker } from './SlotPicker.tsx';
import type { Booking } from './use-booking-form.ts';

/** The form that books a call: day, hour and phone number. */
export function BookingForm({ booking }: { booking: Booking }) {
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
        <PhoneField
          value={values.phone}
          onValue={(phone) => change({ phone })}
          error={errors.phone}
        />
      </div>
      <div className="mt-5 flex flex-wrap items-center justify-end gap-x-6 gap-y-3">
        <p className="flex-1 text-(length:--text-ui) text-ink-2">We call you. The call is free.</p>
        <button type="submit" className={buttonClass()} disabled={isSending}>
          {isSending ? 'Scheduling...' : 'Schedule Call'}
        </button>
      </div>
    </form>
  );
}
