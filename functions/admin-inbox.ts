import type { Config } from '@netlify/functions';
import { listNames } from '#db/accounts/users.ts';
import { countInbox, findInboxItems, listTags, readNews } from '#db/inbox/items.ts';
import { listAnswers } from '#db/inbox/work.ts';
import {
  inboxBulkChange,
  type InboxDesk,
  type InboxPage,
  inboxQuery,
} from '#src/contracts/inbox.ts';
import { answerAt, at, json } from './shared/http/answer.ts';
import type { Unsent } from './shared/http/respond.ts';
import { nextLink } from './shared/http/paths.ts';
import { changeItems } from './shared/inbox/change.ts';
import { inboxPage, listed } from './shared/inbox/items.ts';

export default answerAt(
  /** GET lists contact requests, calls and conversations, last changed first; PATCH changes many at once. */
  at('/api/admin/inbox', {
    GET: {
      query: inboxQuery,
      handleAdmin: async ({ db, request, input }) => {
        const { limit, cursor, ...filter } = input;
        const { rows, next } = await inboxPage(db, filter, limit, cursor);
        const page: Unsent<InboxPage> = {
          items: rows.map(listed),
          counts: await countInbox(db, filter),
          ...(await readNews(db)),
        };
        return json(200, page, next ? nextLink(request.url, input, { cursor: next }) : undefined);
      },
    },
    PATCH: {
      body: inboxBulkChange,
      handleAdminAtomic: async ({ db, admin, input: { items, ...change } }) => {
        await changeItems({ db, admin }, await findInboxItems(db, items), change);
        return { items: (await findInboxItems(db, items)).map(listed) };
      },
    },
  }),
  /**
   * The unread counts and the time of the last change, in one query. Every open admin page asks for it every few
   * seconds, in the background.
   */
  at('/api/admin/inbox/news', { GET: { handleAdmin: ({ db }) => readNews(db) } }),
  /** What is needed to work with the items. */
  at('/api/admin/inbox/desk', {
    GET: {
      handleAdmin: async ({ db, env }): Promise<InboxDesk> => ({
        people: await listNames(db),
        tags: await listTags(db),
        answers: await listAnswers(db),
        mail: env.SMTP_URL !== undefined,
      }),
    },
  }),
);

export const config: Config = {
  path: ['/api/admin/inbox', '/api/admin/inbox/news', '/api/admin/inbox/desk'],
};
