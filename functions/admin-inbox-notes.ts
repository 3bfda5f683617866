import type { Config } from '@netlify/functions';
import { insertNote } from '#db/inbox-notes.ts';
import { inTransaction } from '#db/transaction.ts';
import { inboxNote } from '#src/contracts/inbox.ts';
import { answer } from './shared/http/answer.ts';
import { writeDown } from './shared/inbox/change.ts';
import { itemAt, requireItem } from './shared/inbox/items.ts';
import { limits } from './shared/http/limits.ts';
import { json } from './shared/http/respond.ts';

/** POST /api/admin/inbox/{kind}/{id}/notes: adds a note, which stays as it is. */
export default answer(
  {
    POST: {
      limit: limits.writes,
      body: inboxNote,
      handleAdmin: async ({ db, admin, at, input }) => {
        const note = await inTransaction(db, async (transaction) => {
          const row = await requireItem(transaction, at);
          await writeDown({ transaction, admin }, row, 'inbox.note');
          const { text } = input;
          return insertNote(transaction, { item: row.item, author: admin.username, text });
        });
        return json(201, note);
      },
    },
  },
  { at: itemAt },
);

export const config: Config = {
  path: [
    '/api/admin/inbox/lead/:id/notes',
    '/api/admin/inbox/call/:id/notes',
    '/api/admin/inbox/chat/:id/notes',
  ],
};
