import type { Config } from '@netlify/functions';
import { countInbox, findInboxItems, readNews } from '#db/inbox/items.ts';
import { inTransaction } from '#db/transaction.ts';
import { inboxBulkChange, type InboxPage, inboxQuery } from '#src/contracts/inbox.ts';
import { answer, json } from './shared/http/answer.ts';
import { changeItems } from './shared/inbox/change.ts';
import { inboxPage, listed } from './shared/inbox/items.ts';
import { nextLink } from './shared/http/paths.ts';

/**
 * /api/admin/inbox: GET lists contact requests, calls and conversations, last changed first; PATCH changes many at once.
 */
export default answer({
  GET: {
    query: inboxQuery,
    handleAdmin: async ({ db, request, input }) => {
      const { limit, cursor, ...filter } = input;
      const { rows, next } = await inboxPage(db, filter, limit, cursor);
      const page: InboxPage = {
        items: rows.map(listed),
        counts: await countInbox(db, filter),
        ...(await readNews(db)),
      };
      return json(200, page, next ? nextLink(request.url, input, { cursor: next }) : undefined);
    },
  },
  PATCH: {
    body: inboxBulkChange,
    handleAdmin: async ({ db, admin, input: { items, ...change } }) => {
      const rows = await inTransaction(db, async (transaction) => {
        const before = await findInboxItems(transaction, items);
        await changeItems({ transaction, admin }, before, change);
        return findInboxItems(transaction, items);
      });
      return json(200, { items: rows.map(listed) });
    },
  },
});

export const config: Config = { path: '/api/admin/inbox' };
