import type { OutboxMessage } from '#db/schema.ts';
import type { OutboxEntry } from '#src/contracts/outbox.ts';
import { notificationIn, subjectOf } from './mail/subject.ts';

/** An undelivered message as shown to admins, without its text, which may contain the secret link of a booking. */
export function entryOf(message: OutboxMessage): OutboxEntry {
  const { id, channel, kind, attempts, lastError, createdAt, nextAttemptAt, deadAt } = message;
  const notification = notificationIn(message);
  return {
    id,
    channel,
    kind,
    subject: subjectOf(notification),
    aboutId: notification.kind === 'account' ? null : notification.payload.id,
    state: deadAt ? 'dead' : 'waiting',
    attempts,
    lastError,
    createdAt: createdAt.toISOString(),
    nextAttemptAt: deadAt ? null : nextAttemptAt.toISOString(),
    deadAt: deadAt?.toISOString() ?? null,
  };
}
