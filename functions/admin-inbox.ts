import type { Config } from '@netlify/functions';
import { listNames } from '#db/accounts/users.ts';
import { countInbox, findInboxItems, listTags, readNews } from '#db/inbox/items.ts';
import {
  calendarRotation,
  changeAnswer,
  deleteAnswer,
  insertAnswer,
  listAnswers,
  rotateCalendar,
} from '#db/inbox/work.ts';
import {
  type CalendarFeed,
  cannedAnswer,
  inboxBulkChange,
  type InboxDesk,
  inboxExportQuery,
  type InboxPage,
  inboxQuery,
} from '#src/contracts/inbox.ts';
import { todayOf } from '#src/domain/booking/bookable-days.ts';
import { answerAt, at, HttpFailure, json } from '#api/http/answer.ts';
import { nextLink } from '#api/http/paths.ts';
import type { Unsent } from '#api/http/respond.ts';
import { changeItems } from '#api/inbox/change.ts';
import { csvOf } from '#api/inbox/csv.ts';
import { feedPath } from '#api/inbox/feed.ts';
import { inboxPage, listed } from '#api/inbox/items.ts';

/** Items of an export that are read at a time. */
const PAGE = 200;

/** Length at which a part of an export ends, in characters: the platform sends at most 6 MB in one response. */
const MAX_PART_LENGTH = 2_000_000;

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
      handleAdminAtomic: async ({ input: { items, ...change }, ...ctx }) => {
        const { db } = ctx;
        await changeItems(ctx, await findInboxItems(db, items), change);
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
  /**
   * The items that match a filter, as CSV. A long file comes in parts, each with a link to the next; the client joins
   * them.
   */
  at('/api/admin/inbox/export', {
    GET: {
      query: inboxExportQuery,
      handleAdmin: async ({ db, request, input, audit }) => {
        const { cursor, ...filter } = input;
        let part = '';
        let count = 0;
        let next = cursor;
        do {
          const page = await inboxPage(db, filter, PAGE, next);
          part += await csvOf(db, page.rows, !cursor && count === 0);
          count += page.rows.length;
          next = page.next;
        } while (next && part.length < MAX_PART_LENGTH);

        const { search, tag, assignee, ...narrowed } = filter;
        // Texts are left out: they may be a person's name.
        const filed = { ...(tag && { tagged: true }), ...(assignee && { assigned: true }) };
        const details = { ...narrowed, ...filed, searched: Boolean(search), count };
        await audit('inbox.export', { details });
        return new Response(part, {
          headers: {
            'Content-Type': 'text/csv; charset=utf-8',
            'Content-Disposition': `attachment; filename="inbox-${todayOf(new Date())}.csv"`,
            ...(next && nextLink(request.url, input, { cursor: next })),
          },
        });
      },
    },
  }),
  /** Canned answers: POST adds one, PATCH changes it, DELETE removes it. */
  at('/api/admin/inbox/answers', {
    POST: {
      body: cannedAnswer,
      handleAdminAtomic: async ({ db, admin, input, audit }) => {
        const added = await insertAnswer(db, input, admin.username);
        await audit('answer.create', { entityId: added.id });
        return json(201, added);
      },
    },
  }),
  at('/api/admin/inbox/answers/:id', {
    PATCH: {
      body: cannedAnswer,
      handleAdminAtomic: async ({ db, admin, params: { id }, input, audit }) => {
        const changed = await changeAnswer(db, id, input, admin.username);
        if (!changed) throw gone();
        await audit('answer.update', { entityId: id });
        return changed;
      },
    },
    DELETE: {
      handleAdminAtomic: async ({ db, params: { id }, audit }) => {
        if (!(await deleteAnswer(db, id))) throw gone();
        await audit('answer.delete', { entityId: id });
      },
    },
  }),
  /** GET shows the secret address of the calendar feed, POST replaces it. */
  at('/api/admin/inbox/calendar', {
    GET: {
      handleAdmin: async ({ db, env }) => feedAt(env.SESSION_SECRET, await calendarRotation(db)),
    },
    POST: {
      handleAdminAtomic: async ({ db, env, audit }) => {
        await audit('inbox.new-calendar');
        return feedAt(env.SESSION_SECRET, await rotateCalendar(db));
      },
    },
  }),
);

function gone(): HttpFailure {
  return new HttpFailure(404, 'There is no such answer anymore.');
}

function feedAt(secret: string, { rotation }: { rotation: number }): CalendarFeed {
  return { path: feedPath(secret, rotation) };
}

export const config: Config = {
  path: [
    '/api/admin/inbox',
    '/api/admin/inbox/news',
    '/api/admin/inbox/desk',
    '/api/admin/inbox/export',
    '/api/admin/inbox/answers',
    '/api/admin/inbox/answers/:id',
    '/api/admin/inbox/calendar',
  ],
};
