import type { Config } from '@netlify/functions';
import { inTransaction } from '#db/transaction.ts';
import { inboxReply } from '#src/contracts/inbox.ts';
import { answer, json } from './shared/http/answer.ts';
import { idempotent } from './shared/http/idempotency.ts';
import { itemParams, requireItem, whole } from './shared/inbox/items.ts';
import { replyTo } from './shared/inbox/change.ts';
import { runSoon } from './shared/outbox/run-due.ts';

/** POST /api/admin/inbox/{kind}/{id}/replies: answers the visitor by mail. */
export default answer(
  {
    POST: {
      body: inboxReply,
      handleAdmin: async ({ db, env, context, admin, request, params, input }) => {
        const endpoint = `reply to ${params.kind} ${params.id}`;
        await idempotent({ db, endpoint, request, input }, (handle) =>
          inTransaction(handle, async (transaction) => {
            const row = await requireItem(transaction, params);
            return { id: await replyTo({ transaction, env, admin }, row, input) };
          }),
        );
        runSoon(env, context);
        return json(201, await whole(db, await requireItem(db, params)));
      },
    },
  },
  { params: itemParams },
);

export const config: Config = {
  path: [
    '/api/admin/inbox/lead/:id/replies',
    '/api/admin/inbox/call/:id/replies',
    '/api/admin/inbox/chat/:id/replies',
  ],
};
