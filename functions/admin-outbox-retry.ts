import type { Config } from '@netlify/functions';
import { addAuditEntry } from '#db/accounts/audit-log.ts';
import { makeDue, lockMessage } from '#db/outbox.ts';
import { inTransaction } from '#db/transaction.ts';
import { answer, HttpFailure, json } from './shared/http/answer.ts';
import { entryOf } from './shared/outbox/outbox-entry.ts';
import { runSoon } from './shared/outbox/run-due.ts';

/** POST /api/admin/outbox/{id}/retry: tries an undelivered notification again now, even if it was given up. */
export default answer(
  {
    POST: {
      handleAdmin: async ({ db, env, context, admin, params: { id } }) => {
        const message = await inTransaction(db, async (transaction) => {
          const found = id && (await lockMessage(transaction, id));
          if (!found) throw new HttpFailure(404, 'There is no such message.');
          if (found.deliveredAt) throw new HttpFailure(409, 'This message has been delivered.');
          const { channel, kind } = found;
          const details = { id: found.id, channel, kind };
          await addAuditEntry(transaction, { action: 'outbox.retry', by: admin, details });
          return makeDue(transaction, found.id);
        });
        runSoon(env, context);
        return json(200, entryOf(message));
      },
    },
  },
  { params: messageParams },
);

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The id in the path; undefined if it is not a UUID. */
function messageParams(pathname: string): { id: string | undefined } {
  const [, , , , id = ''] = pathname.split('/');
  return { id: UUID.test(id) ? id : undefined };
}

export const config: Config = { path: '/api/admin/outbox/:id/retry' };
