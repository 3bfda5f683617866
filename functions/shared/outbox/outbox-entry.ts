import type { Database } from '#db/connection.ts';
import { listMessages } from '#db/outbox.ts';
import type { OutboxMessage } from '#db/schema.ts';
import type { OutboxEntry, OutboxList } from '#src/contracts/outbox.ts';
import type { Unsent } from '#functions/shared/http/respond.ts';
import { notificationIn, subjectOf } from './mail/subject.ts';

/** The newest messages that were given up, or are still to be delivered. */
export async function listedMessages(
  db: Database,
  state: OutboxEntry['state'],
): Promise<Unsent<OutboxList>> {
  const { total, messages } = await listMessages(db, state, 100);
  return { total, messages: messages.map(entryOf) };
}

/** An undelivered message as shown to admins, without its text, which may contain the secret link of a booking. */
export function entryOf(message: OutboxMessage): Unsent<OutboxEntry> {
  const { payload: _, deliveredAt: _delivered, ...entry } = message;
  const notification = notificationIn(message);
  return {
    ...entry,
    subject: subjectOf(notification),
    aboutId: notification.kind === 'account' ? null : notification.payload.id,
    state: message.deadAt ? 'dead' : 'waiting',
    nextAttemptAt: message.deadAt ? null : message.nextAttemptAt,
  };
}
