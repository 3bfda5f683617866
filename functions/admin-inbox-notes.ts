import type { Config } from '@netlify/functions';
import { insertNote } from '#db/inbox/work.ts';
import { inTransaction } from '#db/transaction.ts';
import { inboxNote } from '#src/contracts/inbox.ts';
import { answer, json } from './shared/http/answer.ts';
import { auditItem } from './shared/inbox/change.ts';
import { itemParams, requireItem } from './shared/inbox/items.ts';

/** POST /api/admin/inbox/{kind}/{id}/notes: adds a note. Notes cannot be changed. */
export default answer(
  {
    POST: {
      body: inboxNote,
      handleAdmin: async ({ db, admin, params, input }) => {
        const note = await inTransaction(db, async (transaction) => {
          const row = await requireItem(transaction, params);
          await auditItem({ transaction, admin }, row, 'inbox.note');
          const { text } = input;
          return insertNote(transaction, { item: row.item, author: admin.username, text });
        });
        return json(201, note);
      },
    },
  },
  { params: itemParams },
);

export const config: Config = {
  path: [
    '/api/admin/inbox/lead/:id/notes',
    '/api/admin/inbox/call/:id/notes',
    '/api/admin/inbox/chat/:id/notes',
  ],
};
