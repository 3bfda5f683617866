import type { Config } from '@netlify/functions';
import { inTransaction } from '#db/transaction.ts';
import { inboxChange } from '#src/contracts/inbox.ts';
import { answer, json } from './shared/http/answer.ts';
import { changeItem } from './shared/inbox/change.ts';
import { itemParams, requireItem, whole } from './shared/inbox/items.ts';
import { runSoon } from './shared/outbox/run-due.ts';

/** /api/admin/inbox/{kind}/{id}: GET shows an item with all details, PATCH changes its state. */
export default answer(
  {
    GET: {
      handleAdmin: async ({ db, params }) =>
        json(200, await whole(db, await requireItem(db, params))),
    },
    PATCH: {
      body: inboxChange,
      handleAdmin: async ({ db, env, context, admin, params, input }) => {
        const item = await inTransaction(db, async (transaction) => {
          const row = await requireItem(transaction, params);
          await changeItem({ transaction, env, admin }, row, input);
          return whole(transaction, await requireItem(transaction, params));
        });
        if (input.cancelled || input.moveTo) runSoon(env, context);
        return json(200, item);
      },
    },
  },
  { params: itemParams },
);

export const config: Config = {
  path: ['/api/admin/inbox/lead/:id', '/api/admin/inbox/call/:id', '/api/admin/inbox/chat/:id'],
};
