import { useEffect, useRef, useState } from 'react';
import type { ScheduledCall } from '#src/contracts/scheduled-call.ts';
import { buttonClass } from '#src/ui/button.ts';
import { CalendarLinks } from '../CalendarLinks.tsx';
import { CallTime } from '../CallTime.tsx';
import { CancelDialog } from './CancelDialog.tsx';
import { MoveForm } from './MoveForm.tsx';
import { ScheduleAnother } from './ScheduleAnother.tsx';
import { useCall } from './use-call.ts';
import { useCode } from './use-code.ts';

/** The page behind a booking's link: shows the call and lets the visitor move or cancel it. */
export function CallPage() {
  const code = useCode();
  const { known, busy, reload, cancel, move } = useCall(code);
  switch (known.status) {
    case 'loading':
      return <p role="status">Loading</p>;
    case 'failed':
      return (
        <>
          <p>Your call could not be fetched. Please try again.</p>
          <button type="button" className={buttonClass()} onClick={reload}>
            Try Again
          </button>
        </>
      );
    case 'missing':
      return (
        <>
          <p>{known.message}</p>
          <ScheduleAnother />
        </>
      );
    case 'known':
      return <Call key={code} call={known.call} busy={busy} cancel={cancel} move={move} />;
  }
}

type Actions = Pick<ReturnType<typeof useCall>, 'busy' | 'cancel' | 'move'>;

function Call({ call, busy, cancel, move }: { call: ScheduledCall } & Actions) {
  const [doing, setDoing] = useState<'moving' | 'cancelling'>();
  const [now] = useState(() => new Date().toISOString());
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(call);
  const isOff = call.cancelledAt !== null;
  const isChangeable = !isOff && call.startsAt > now;

  // The changed text takes over the focus from the button that changed it.
  useEffect(() => {
    if (shown.current !== call) title.current?.focus();
    shown.current = call;
  }, [call]);

  return (
    <>
      <h2 ref={title} tabIndex={-1} className="call-title">
        {isOff
          ? 'This call is canceled'
          : isChangeable
            ? 'Your call is booked'
            : 'This call has begun'}
      </h2>
      <CallTime call={call} isOff={isOff} />
      {!isOff && (
        <p>
          We call you at <span className="whitespace-nowrap">{call.phone}</span>.
        </p>
      )}
      {isChangeable && doing !== 'moving' && (
        <>
          <CalendarLinks call={call} />
          <div className="call-ways">
            <button type="button" className={buttonClass()} onClick={() => setDoing('moving')}>
              Move the call
            </button>
            <button
              type="button"
              className={buttonClass({ variant: 'secondary' })}
              onClick={() => setDoing('cancelling')}
            >
              Cancel the call
            </button>
          </div>
        </>
      )}
      {isChangeable && doing === 'moving' && (
        <MoveForm
          busy={busy}
          move={move}
          onDone={() => {
            setDoing(undefined);
            title.current?.focus();
          }}
        />
      )}
      {!isChangeable && <ScheduleAnother />}
      <CancelDialog
        open={doing === 'cancelling'}
        call={call}
        busy={busy}
        onKeep={() => setDoing(undefined)}
        onCancel={() => void cancel().then((outcome) => outcome === 'done' && setDoing(undefined))}
      />
    </>
  );
}
