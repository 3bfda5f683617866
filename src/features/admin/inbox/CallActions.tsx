import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { InboxDetail } from '#src/contracts/inbox.ts';
import { formatSlot } from '#src/domain/booking/words.ts';
import { buttonClass } from '#src/ui/button.ts';
import { toast } from '#src/ui/toast.ts';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { $desk } from './desk.ts';
import { MoveDialog } from './MoveDialog.tsx';
import { $busy, changeItem } from './store.ts';

/** Moves or cancels a call that has not begun. */
export function CallActions({ item }: { item: InboxDetail }) {
  const [open, setOpen] = useState<'move' | 'cancel' | null>(null);
  const busy = useStore($busy);
  const desk = useStore($desk);
  const { date, timeSlot, startsAt, cancelledAt, phone, email } = item;
  if (!date || !timeSlot || !startsAt || cancelledAt || Date.parse(startsAt) < Date.now()) {
    return null;
  }
  const close = () => setOpen(null);
  const hint =
    desk?.mail && email
      ? `We will email the visitor at ${email}.`
      : `The visitor is not notified. Please call ${phone} first.`;
  const cancel = async () => {
    const isDone = await changeItem({ cancelled: true }, 'The call was not canceled');
    if (isDone) toast({ title: 'Call canceled', description: 'The time can be booked again.' });
    close();
  };
  const secondary = buttonClass({ variant: 'secondary', size: 'sm' });
  return (
    <>
      <button type="button" className={secondary} onClick={() => setOpen('move')}>
        Move the call
      </button>
      <button type="button" className={`${secondary} text-error`} onClick={() => setOpen('cancel')}>
        Cancel the call
      </button>
      <MoveDialog
        key={`${date} ${timeSlot}`}
        item={item}
        open={open === 'move'}
        hint={hint}
        onClose={close}
      />
      <ConfirmDialog
        open={open === 'cancel'}
        title="Cancel this call?"
        action="Cancel the call"
        busy={busy}
        onConfirm={() => void cancel()}
        onCancel={close}
      >
        <p className="doomed">{formatSlot({ date, timeSlot })}</p>
        <p className="mt-2 text-ink-2">{hint} The time can be booked again at once.</p>
      </ConfirmDialog>
    </>
  );
}
