import { useStore } from '@nanostores/react';
import type { InboxDetail } from '#src/contracts/inbox.ts';
import { buttonClass } from '#src/ui/button.ts';
import { toast } from '#src/ui/toast/toast.ts';
import { dialHref } from '#src/domain/phone.ts';
import { isolated } from '#src/lib/isolated.ts';
import { shownSlot } from '../../agency-days.ts';
import { shownTime } from '../../agency-time.ts';
import { addLead } from '../add.tsx';
import { openItemSection } from '../focus.ts';
import { SlotFields } from '../SlotFields.tsx';
import { $busy, type ItemChange, changeItem, $desk, moveCall } from '../store.ts';
import { changes, dialogs } from '../words.data.ts';
import { replyHref, unsentWords } from '../words.ts';
import { Button, SmallButton } from '../../parts/Button.tsx';
import { confirm, type DialogProps, FormDialog, openDialog } from '../../parts/dialogs.tsx';
import { useNow } from '../../parts/hooks.ts';
import { beginReply } from './Reply.tsx';

/** The actions for an item. */
export function Actions({ item }: { item: InboxDetail }) {
  const busy = useStore($busy);
  const { kind, email, phone, handledAt, handledBy, unread, isSpam } = item;
  const dialed = dialHref(phone);
  const actions = [
    handledAt ? changes.reopen : changes.handle,
    ...(unread ? [] : [changes.unread]),
    ...(kind === 'lead' ? [isSpam ? changes.notSpam : changes.spam] : []),
  ];
  return (
    <>
      <div className="mt-4 flex flex-wrap gap-2.5">
        <ReplyButton item={item} />
        {dialed && (
          <a className={buttonClass({ variant: email ? 'secondary' : 'primary', size: 'sm' })} href={dialed}>
            {`Call ${phone}`}
          </a>
        )}
        {actions.map(({ label, change, failure }) => (
          <SmallButton
            key={Object.keys(change).join()}
            label={label}
            aria-disabled={busy}
            onClick={() => void settle(change, failure)}
          />
        ))}
        {kind === 'chat' && <SmallButton label="Make it a contact request" onClick={() => addLead(item)} />}
        <CallActions item={item} />
      </div>
      <p className="text-note text-error [&:not(:empty)]:mt-3" role="status">
        {item.isUnsent && unsentReplyWords(item)}
      </p>
      <p className="text-note text-ink-2 [&:not(:empty)]:mt-3" role="status">
        {handledAt ? `Handled by ${isolated(handledBy ?? '')}, ${shownTime(handledAt)}` : unread && 'Unread'}
      </p>
    </>
  );
}

/** 'Not sent yet: the reply of dana (connect ECONNREFUSED)'. */
function unsentReplyWords(item: InboxDetail): string {
  const { author, error } = item.replies.at(-1) ?? { author: '', error: null };
  return `${unsentWords(item)}: the reply of ${isolated(author)}${error ? ` (${isolated(error)})` : ''}`;
}

/** Begins a reply here, or in the user's mail program if none can be sent from here. */
function ReplyButton({ item }: { item: InboxDetail }) {
  const desk = useStore($desk);
  if (!item.email || !desk) return null;
  if (desk.mail) {
    return <Button label="Reply" size="sm" onClick={() => beginReply(item)} />;
  }
  return (
    <>
      <a className={buttonClass({ size: 'sm' })} href={replyHref(item)} aria-describedby="reply-hint">
        Reply by email
      </a>
      <p id="reply-hint" className="order-1 flex-[1_0_100%] text-note text-ink-2">
        Your email app opens. What you send from there isn’t recorded here.
      </p>
    </>
  );
}

/** A button that changes the item; it disappears with the change. */
async function settle(change: ItemChange, failure: string): Promise<void> {
  await changeItem(change, failure);
  if (document.activeElement === document.body) openItemSection.current?.focus();
}

/** Moves or cancels a call that has not begun. */
function CallActions({ item }: { item: InboxDetail }) {
  const desk = useStore($desk);
  const now = useNow();
  const { date, timeSlot, startsAt, cancelledAt, phone, email } = item;
  if (!date || !timeSlot || !startsAt || cancelledAt || Date.parse(startsAt) < now) return null;
  const hint =
    desk?.mail && email
      ? `We will email the visitor at ${isolated(email)}.`
      : `The visitor isn’t notified. Please call ${phone} first.`;
  const move = () => void openDialog((opened) => <MoveDialog {...{ ...opened, item, hint }} />);
  const cancel = () =>
    confirm({
      ...dialogs.cancel,
      name: shownSlot({ date, timeSlot }),
      text: `${hint} The time can be booked again at once.`,
      async onConfirm() {
        const isDone = await changeItem({ cancelled: true }, 'The call wasn’t canceled');
        if (isDone) toast({ title: 'Call canceled', description: 'The time can be booked again.' });
        return isDone;
      },
    });
  return (
    <>
      <SmallButton label="Move the call" onClick={move} />
      <SmallButton label="Cancel the call" className="text-error" onClick={() => void cancel()} />
    </>
  );
}

/** Moves a call to another slot. @param hint whether the visitor is mailed, or what to do instead */
function MoveDialog({ item, hint, ...opened }: DialogProps & { item: InboxDetail; hint: string }) {
  return (
    <FormDialog
      {...{ ...opened, ...dialogs.move }}
      description={hint}
      onSubmit={async ({ date = '', timeSlot = '' }) => {
        await moveCall({ date, timeSlot });
        toast({ title: 'Call moved', description: shownSlot({ date, timeSlot }) });
      }}
    >
      {(errors) => (
        <div className="sheet">
          <SlotFields errors={errors} own={item} />
        </div>
      )}
    </FormDialog>
  );
}
