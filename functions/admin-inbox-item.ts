import type { Config } from '@netlify/functions';
import { inTransaction } from '#db/transaction.ts';
import { inboxChange } from '#src/contracts/inbox.ts';
import { answer } from './shared/http/answer.ts';
import { changeItem } from './shared/inbox/change.ts';
import { itemAt, requireItem, whole } from './shared/inbox/items.ts';
import { limits } from './shared/http/limits.ts';
import { json } from './shared/http/respond.ts';
import { runSoon } from './shared/outbox/run-due.ts';

/** /api/admin/inbox/{kind}/{id}: GET shows all of an item, PATCH says how far the house has come with it. */
export default answer(
  {
    GET: {
      limit: limits.reads,
      handleAdmin: async ({ db, at }) => json(200, await whole(db, await requireItem(db, at))),
    },
    PATCH: {
      limit: limits.writes,
      body: inboxChange,
      handleAdmin: async ({ db, env, context, admin, at, input }) => {
        const item = await inTransaction(db, async (transaction) => {
          await changeItem({ transaction, env, admin }, await requireItem(transaction, at), input);
          return whole(transaction, await requireItem(transaction, at));
        });
        if (input.cancelled) runSoon(env, context);
        return json(200, item);
      },
    },
  },
  { at: itemAt },
);

export const config: Config = {
  path: ['/api/admin/inbox/lead/:id', '/api/admin/inbox/call/:id', '/api/admin/inbox/chat/:id'],
};
