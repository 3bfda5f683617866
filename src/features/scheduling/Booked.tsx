import type { NewBooking } from '#src/contracts/scheduled-call.ts';
import { Button } from '#src/ui/Button.tsx';
import { takeFocus } from '#src/ui/form/focus-first-error.ts';
import { Filed } from '#src/ui/receipt/Filed.tsx';
import { CalendarLinks } from './CalendarLinks.tsx';
import { BookingTime } from './BookingTime.tsx';
import { InviteForm } from './InviteForm.tsx';

/** The confirmation that replaces the form; it takes over the focus from the form's button. */
export function Booked({ call, onDone }: { call: NewBooking; onDone: () => void }) {
  const { calendar, confirmationCode } = call;
  const title = (
    <h3 ref={takeFocus} tabIndex={-1} className="pr-10 text-(length:--text-h3) outline-none">
      Your call is booked
    </h3>
  );
  return (
    <div className="booked grid gap-5">
      <Filed words={title}>
        <BookingTime call={call} />
      </Filed>
      <p>
        We call you at <span className="whitespace-nowrap">{call.phone}</span>.
      </p>
      {confirmationCode && call.canInvite && <InviteForm code={confirmationCode} />}
      {calendar && <CalendarLinks call={{ ...call, calendar }} />}
      {confirmationCode && (
        <p className="screen-only text-(length:--text-ui) text-ink-2">
          Something came up?{' '}
          <a href={`/call#${confirmationCode}`} className="link" onClick={onDone}>
            Move or cancel the call
          </a>
          . The calendar file has this link too.
        </p>
      )}
      <div className="flex justify-end">
        <Button onClick={onDone}>Done</Button>
      </div>
    </div>
  );
}
