import { useStore } from '@nanostores/react';
import type { InboxDetail } from '#src/contracts/inbox.ts';
import { buttonClass } from '#src/ui/button.ts';
import { formatAgencyTime } from '../agency-time.ts';
import { CallActions } from './CallActions.tsx';
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
        <CallActions item={item} />
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
        Your email program opens. What you send from there is not recorded here.
      </p>
    </>
  );
}

/** A button that changes the item; it disappears with the change. */
async function settle(change: Change, failure: string): Promise<void> {
  await changeItem(change, failure);
  if (document.activeElement === document.body) document.getElementById('inbox-detail')?.focus();
}
