import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { InboxDetail } from '#src/contracts/inbox.ts';
import { formatSlot } from '#src/domain/booking/words.ts';
import { buttonClass } from '#src/ui/button.ts';
import { toast } from '#src/ui/toast.ts';
import { formatAgencyTime } from '../agency-time.ts';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { $desk } from './desk.ts';
import { beginReply } from './Reply.tsx';
import { $busy, type Change, changeItem } from './store.ts';
import { replyHref, telHref } from './words.ts';

/** The actions for an item. */
export function Actions({ item }: { item: InboxDetail }) {
  const busy = useStore($busy);
  const { kind, email, phone, handledAt, handledBy, unread, isSpam } = item;
  const secondary = buttonClass({ variant: 'secondary', size: 'sm' });
  return (
    <>
      <div className="detail-actions">
        <ReplyButton item={item} />
        {phone && (
          <a
            className={buttonClass({ variant: email ? 'secondary' : 'primary', size: 'sm' })}
            href={telHref(phone)}
          >
            Call {phone}
          </a>
        )}
        <button
          type="button"
          className={secondary}
          aria-disabled={busy}
          onClick={() => {
            const failure = handledAt
              ? 'It could not be opened again'
              : 'It could not be marked as handled';
            void changeItem({ handled: !handledAt }, failure);
          }}
        >
          {handledAt ? 'Open again' : 'Mark as handled'}
        </button>
        {!unread && (
          <button
            type="button"
            className={secondary}
            aria-disabled={busy}
            onClick={() => void settle({ read: false }, 'It could not be marked as unread')}
          >
            Mark as unread
          </button>
        )}
        {kind === 'lead' && (
          <button
            type="button"
            className={secondary}
            aria-disabled={busy}
            onClick={() => {
              const failure = isSpam ? 'It is still taken for spam' : 'It is not marked as spam';
              void settle({ spam: !isSpam }, failure);
            }}
          >
            {isSpam ? 'Not spam' : 'Mark as spam'}
          </button>
        )}
        <CancelBooking item={item} />
      </div>
      <p className="detail-state" role="status">
        {handledAt && `Handled by ${handledBy}, ${formatAgencyTime(handledAt)}`}
        {unread && !handledAt && 'Unread'}
      </p>
    </>
  );
}

/** Begins a reply here, or in the user's mail program if none can be sent from here. */
function ReplyButton({ item }: { item: InboxDetail }) {
  const desk = useStore($desk);
  if (!item.email || !desk) return null;
  const look = buttonClass({ size: 'sm' });
  if (desk.mail) {
    return (
      <button type="button" className={look} data-begin-reply onClick={() => beginReply(item)}>
        Reply
      </button>
    );
  }
  return (
    <>
      <a className={look} data-begin-reply href={replyHref(item)} aria-describedby="reply-hint">
        Reply by email
      </a>
      <p id="reply-hint" className="reply-hint">
        Your mail program opens. What you send from there leaves no trace here.
      </p>
    </>
  );
}

/** A button that changes the item; it disappears with the change. */
async function settle(change: Change, failure: string): Promise<void> {
  await changeItem(change, failure);
  if (document.activeElement === document.body) document.getElementById('inbox-detail')?.focus();
}

/** Cancels a call that has not begun. */
function CancelBooking({ item }: { item: InboxDetail }) {
  const [confirming, setConfirming] = useState(false);
  const busy = useStore($busy);
  const { date, timeSlot, startsAt, cancelledAt, phone } = item;
  if (!date || !timeSlot || !startsAt || cancelledAt || Date.parse(startsAt) < Date.now()) {
    return null;
  }
  const cancel = async () => {
    const isDone = await changeItem({ cancelled: true }, 'The call was not canceled');
    if (isDone) toast({ title: 'Call canceled', description: 'The time can be booked again.' });
    setConfirming(false);
  };
  return (
    <>
      <button
        type="button"
        className={`${buttonClass({ variant: 'secondary', size: 'sm' })} text-error`}
        onClick={() => setConfirming(true)}
      >
        Cancel the call
      </button>
      <ConfirmDialog
        open={confirming}
        title="Cancel this call?"
        action="Cancel the call"
        busy={busy}
        onConfirm={() => void cancel()}
        onCancel={() => setConfirming(false)}
      >
        <p className="doomed">{formatSlot({ date, timeSlot })}</p>
        <p className="mt-2 text-ink-2">
          Nobody tells the visitor: please call {phone} first. The time can be booked again at once.
        </p>
      </ConfirmDialog>
    </>
  );
}
