import type { ScheduledCall } from '#src/contracts/scheduled-call.ts';
import { slotOnScreen } from '#src/domain/booking/words.ts';
import { buttonClass } from '#src/ui/button.ts';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';

interface Props {
  open: boolean;
  call: ScheduledCall;
  busy: boolean;
  onKeep: () => void;
  onCancel: () => void;
}

/** Asks for confirmation: once canceled, the slot may be booked by somebody else. */
export function CancelDialog({ open, call, busy, onKeep, onCancel }: Props) {
  return (
    <Dialog
      open={open}
      title="Cancel this call?"
      description={`${slotOnScreen(call)}. Its time will then be open to somebody else.`}
      locked={busy}
      onClose={onKeep}
    >
      <div className="call-question flex flex-wrap justify-end gap-3">
        <button
          type="button"
          className={buttonClass({ variant: 'secondary' })}
          disabled={busy}
          onClick={onKeep}
        >
          Keep the call
        </button>
        <button type="button" className={buttonClass()} disabled={busy} onClick={onCancel}>
          {busy ? 'Canceling...' : 'Cancel the call'}
        </button>
      </div>
    </Dialog>
  );
}
