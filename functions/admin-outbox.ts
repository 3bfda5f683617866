import type { Config } from '@netlify/functions';
import { listMessages } from '#db/outbox.ts';
import { type OutboxList, outboxQuery } from '#src/contracts/outbox.ts';
import { answer, json } from './shared/http/answer.ts';
import { entryOf } from './shared/outbox/outbox-entry.ts';

/** The most messages in one response. */
const MAX_MESSAGES = 100;

/** GET /api/admin/outbox: notifications that were given up, or are still to be delivered. */
export default answer({
  GET: {
    query: outboxQuery,
    handleAdmin: async ({ db, input }) => {
      const { total, messages } = await listMessages(db, input.state, MAX_MESSAGES);
      return json(200, { total, messages: messages.map(entryOf) } satisfies OutboxList);
    },
  },
});

export const config: Config = { path: '/api/admin/outbox' };
