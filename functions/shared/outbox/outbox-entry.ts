import type { OutboxMessage } from '#db/schema.ts';
import type { OutboxEntry } from '#src/contracts/outbox.ts';
import { newsIn, subjectOf } from './mail/subject.ts';

/** An undelivered message as admins see it; without its text, which may hold the secret of a call's link. */
export function entryOf(message: OutboxMessage): OutboxEntry {
  const { id, channel, kind, attempts, lastError, createdAt, nextAttemptAt, deadAt } = message;
  const news = newsIn(message);
  return {
    id,
    channel,
    kind,
    subject: subjectOf(news),
    aboutId: news.kind === 'account' ? null : news.payload.id,
    state: deadAt ? 'dead' : 'waiting',
    attempts,
    lastError,
    createdAt: createdAt.toISOString(),
    nextAttemptAt: deadAt ? null : nextAttemptAt.toISOString(),
    deadAt: deadAt?.toISOString() ?? null,
  };
}
