import type { Config } from '@netlify/functions';
import { countInbox, countUnread } from '#db/inbox.ts';
import { type InboxPage, inboxQuery } from '#src/contracts/inbox.ts';
import { answer } from './shared/http/answer.ts';
import { listed } from './shared/inbox/items.ts';
import { inboxPage } from './shared/inbox/page.ts';
import { limits } from './shared/http/limits.ts';
import { nextLink } from './shared/http/next-link.ts';
import { json } from './shared/http/respond.ts';

/** GET /api/admin/inbox: contact requests, calls and conversations, last changed first. */
export default answer({
  GET: {
    limit: limits.reads,
    query: inboxQuery,
    handleAdmin: async ({ db, request, input }) => {
      const { limit, cursor, ...filter } = input;
      const { rows, next } = await inboxPage(db, filter, limit, cursor);
      const page: InboxPage = {
        items: rows.map(listed),
        counts: await countInbox(db, filter),
        unread: await countUnread(db),
      };
      return json(200, page, next ? nextLink(request.url, input, { cursor: next }) : undefined);
    },
  },
});

export const config: Config = { path: '/api/admin/inbox' };
