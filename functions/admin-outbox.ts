import type { Config } from '@netlify/functions';
import { lockMessage, makeDue } from '#db/outbox.ts';
import { outboxQuery } from '#src/contracts/outbox.ts';
import { answerAt, at, HttpFailure } from './shared/http/answer.ts';
import { entryOf, listedMessages } from './shared/outbox/outbox-entry.ts';
import { runSoon } from './shared/outbox/run-due.ts';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

export default answerAt(
  /** Notifications that were given up, or are still to be delivered. */
  at('/api/admin/outbox', {
    GET: {
      query: outboxQuery,
      handleAdmin: ({ db, input }) => listedMessages(db, input.state),
    },
  }),
  at(
    '/api/admin/outbox/:message/retry',
    {
      /** Tries an undelivered notification again now, even if it was given up. */
      POST: {
        handleAdminAtomic: async ({ db, params, audit }) => {
          const found = await lockMessage(db, params.message);
          if (!found) throw new HttpFailure(404, 'There is no such message.');
          if (found.deliveredAt) throw new HttpFailure(409, 'This message has been delivered.');
          const { id, channel, kind } = found;
          await audit('outbox.retry', { details: { id, channel, kind } });
          return entryOf(await makeDue(db, id));
        },
        after: runSoon,
      },
    },
    (params) => (UUID.test(params.message) ? params : undefined),
  ),
);

export const config: Config = { path: ['/api/admin/outbox', '/api/admin/outbox/:message/retry'] };
