import type { Config } from '@netlify/functions';
import { insertNote } from '#db/inbox/work.ts';
import { inTransaction } from '#db/transaction.ts';
import { inboxChange, inboxNote, inboxReply } from '#src/contracts/inbox.ts';
import { answerAt, atChecked, json } from '#api/http/answer.ts';
import { idempotent } from '#api/http/idempotency.ts';
import { auditItem, changeItem, replyTo } from '#api/inbox/change.ts';
import { requireItem, toItem, whole } from '#api/inbox/items.ts';
import { runSoon } from '#api/outbox/run-due.ts';

/** An item of the inbox: GET shows it with all details, PATCH changes its state; notes, and replies by mail. */
export default answerAt(
  atChecked('/api/admin/inbox/:kind/:id', toItem, {
    GET: { handleAdmin: async ({ db, params }) => whole(db, await requireItem(db, params)) },
    PATCH: {
      body: inboxChange,
      handleAdminAtomic: async ({ params, input, ...ctx }) => {
        const { db } = ctx;
        await changeItem(ctx, await requireItem(db, params), input);
        return whole(db, await requireItem(db, params));
      },
      after: (ctx) => {
        if (ctx.input.cancelled || ctx.input.moveTo) runSoon(ctx);
      },
    },
  }),
  atChecked('/api/admin/inbox/:kind/:id/notes', toItem, {
    /** Adds a note. Notes cannot be changed. */
    POST: {
      body: inboxNote,
      handleAdminAtomic: async ({ params, input: { text }, ...ctx }) => {
        const { db, admin } = ctx;
        const row = await requireItem(db, params);
        await auditItem(ctx, row, 'inbox.note');
        return json(201, await insertNote(db, { item: row.item, author: admin.username, text }));
      },
    },
  }),
  atChecked('/api/admin/inbox/:kind/:id/replies', toItem, {
    POST: {
      body: inboxReply,
      handleAdmin: async ({ params, input, ...ctx }) => {
        const { db, request } = ctx;
        const endpoint = `reply to ${params.kind} ${params.id}`;
        await idempotent({ db, endpoint, request, input }, (handle) =>
          inTransaction(handle, async (transaction) => {
            const row = await requireItem(transaction, params);
            return { id: await replyTo({ ...ctx, db: transaction }, row, input) };
          }),
        );
        return json(201, await whole(db, await requireItem(db, params)));
      },
      after: runSoon,
    },
  }),
);

export const config: Config = { path: '/api/admin/inbox/:kind(lead|call|chat)/*' };
