import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { scheduling } from '#src/content/messages.ts';
import type { ScheduledCall } from '#src/contracts/scheduled-call.ts';
import { slotOnScreen } from '#src/domain/booking/words.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { Sentence } from '#src/ui/Sentence.tsx';
import { CalendarLinks } from '../CalendarLinks.tsx';
import { BookingTime } from '../BookingTime.tsx';
import { $moving, beginMoving, MoveForm } from './MoveForm.tsx';
import { useBooking, useCode } from './use-booking.ts';

/** The page behind a booking's link: shows the call and lets the visitor move or cancel it. */
export function BookingPage() {
  const code = useCode();
  const { state, busy, reload, cancel, move } = useBooking(code);
  switch (state.status) {
    case 'loading':
      return <p role="status">{scheduling.loading}</p>;
    case 'failed':
      return (
        <>
          <p>{scheduling.loadFailed}</p>
          <Button onClick={reload}>{scheduling.tryAgain}</Button>
        </>
      );
    case 'missing':
      return (
        <>
          <p>{state.message}</p>
          <ScheduleAnother />
        </>
      );
    case 'ready':
      return <BookingView key={code} booking={state.booking} busy={busy} cancel={cancel} move={move} />;
  }
}

type Actions = Pick<ReturnType<typeof useBooking>, 'busy' | 'cancel' | 'move'>;

function BookingView({ booking, busy, cancel, move }: { booking: ScheduledCall } & Actions) {
  const isMoving = useStore($moving) !== undefined;
  const [isCanceling, setCanceling] = useState(false);
  const [now] = useState(() => new Date().toISOString());
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(booking);
  const [first] = useState(booking);
  const isOff = booking.cancelledAt !== null;
  const isChangeable = !isOff && booking.startsAt > now;

  // The changed text takes over the focus from the button that changed it.
  useEffect(() => {
    if (shown.current !== booking) title.current?.focus();
    shown.current = booking;
  }, [booking]);

  function titleOf(): string {
    if (isOff) return scheduling.isCanceled;
    if (!isChangeable) return scheduling.hasBegun;
    return booking.startsAt === first.startsAt ? scheduling.isBooked : scheduling.isMoved;
  }

  return (
    <>
      <h2 ref={title} tabIndex={-1} className="text-h3/[1.2] outline-none">
        {titleOf()}
      </h2>
      <BookingTime call={booking} isOff={isOff} />
      {!isOff && (
        <p>
          <Sentence parts={scheduling.weCallAt(<span className="whitespace-nowrap">{booking.phone}</span>)} />
        </p>
      )}
      {isChangeable && !isMoving && (
        <>
          <CalendarLinks call={booking} />
          <div className="flex flex-wrap gap-3">
            <Button onClick={beginMoving}>{scheduling.move}</Button>
            <Button variant="secondary" onClick={() => setCanceling(true)}>
              {scheduling.cancel}
            </Button>
          </div>
        </>
      )}
      {isChangeable && isMoving && (
        <MoveForm
          busy={busy}
          move={move}
          onDone={() => {
            $moving.set(undefined);
            title.current?.focus();
          }}
        />
      )}
      {!isChangeable && <ScheduleAnother />}
      {/* Once canceled, the slot may be booked by somebody else. */}
      <Dialog
        open={isCanceling}
        title={scheduling.cancelTitle}
        description={scheduling.cancelNote(slotOnScreen(booking))}
        locked={busy}
        short
        onClose={() => setCanceling(false)}
      >
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" disabled={busy} onClick={() => setCanceling(false)}>
            {scheduling.keepCall}
          </Button>
          <Button
            disabled={busy}
            onClick={() => void cancel().then((outcome) => outcome === 'done' && setCanceling(false))}
          >
            {busy ? scheduling.canceling : scheduling.cancel}
          </Button>
        </div>
      </Dialog>
    </>
  );
}

/** These open the page's dialogs, like the buttons on other pages. */
function ScheduleAnother() {
  return (
    <div className="flex flex-wrap gap-3">
      <Button data-open="schedule">{scheduling.scheduleAnother}</Button>
      <Button data-open="contact" variant="secondary">
        {scheduling.contactUs}
      </Button>
    </div>
  );
}
