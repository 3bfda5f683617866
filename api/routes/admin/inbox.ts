import { Hono } from 'hono';
import { findSender } from '#db/accounts/senders.ts';
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
import { cannedAnswer } from '#src/contracts/canned-answer.ts';
import {
  type CalendarFeed,
  inboxBulkChange,
  type InboxDesk,
  inboxExportQuery,
  type InboxPage,
  inboxQuery,
} from '#src/contracts/inbox.ts';
import { todayOf } from '#src/domain/booking/bookable-days.ts';
import type { Api } from '#api/context.ts';
import { HttpFailure } from '#api/http/http-failure.ts';
import { limits } from '#api/http/limits.ts';
import { ID, idOf, nextLink } from '#api/http/paths.ts';
import type { Unsent } from '#api/http/unsent.ts';
import { changeItems } from '#api/inbox/change.ts';
import { csvOf } from '#api/inbox/csv.ts';
import { feedPath } from '#api/inbox/feed.ts';
import { inboxPage, listedItem } from '#api/inbox/items.ts';
import { database } from '#api/middleware/database.ts';
import { body, query } from '#api/middleware/input.ts';
import { limit } from '#api/middleware/limit.ts';
import { origin } from '#api/middleware/origin.ts';
import { admin, atomically, dataKeeper } from '#api/middleware/signed-in.ts';

/** Items of an export that are read at a time. */
const PAGE = 200;

/** Length at which a part of an export ends, in characters: the platform sends at most 6 MB in one response. */
const MAX_PART_LENGTH = 2_000_000;

/** Contact requests, calls and conversations. */
export const inbox = new Hono<Api>();

/** Lists them, last changed first. */
inbox.get('/api/admin/inbox', limit(limits.reads), admin, query(inboxQuery), database, async (c) => {
  const { db, request } = c.var;
  const { limit: most, cursor, ...filter } = c.req.valid('query');
  const { rows, next } = await inboxPage(db, filter, most, cursor);
  const page: Unsent<InboxPage> = {
    items: rows.map(listedItem),
    counts: await countInbox(db, filter),
    ...(await readNews(db)),
  };
  return c.json(page, 200, next ? nextLink(request.url, c.req.valid('query'), { cursor: next }) : {});
});

/** Changes many at once. */
inbox.patch('/api/admin/inbox', origin, limit(limits.writes), admin, body(inboxBulkChange), database, async (c) => {
  const { items, ...change } = c.req.valid('json');
  const changed = await atomically(c.var, async (ctx) => {
    await changeItems(ctx, await findInboxItems(ctx.db, items), change);
    return findInboxItems(ctx.db, items);
  });
  return c.json({ items: changed.map(listedItem) });
});

/**
 * The unread counts and the time of the last change, in one query. Every open admin page asks for it every few seconds,
 * in the background.
 */
inbox.get('/api/admin/inbox/news', limit(limits.reads), admin, database, async (c) => c.json(await readNews(c.var.db)));

/** What is needed to work with the items. */
inbox.get('/api/admin/inbox/desk', limit(limits.reads), admin, database, async (c) => {
  const { db, env, admin: user } = c.var;
  const desk: InboxDesk = {
    people: await listNames(db),
    tags: await listTags(db),
    answers: await listAnswers(db),
    signature: (await findSender(db, user.id)).signature ?? '',
    mail: env.SMTP_URL !== undefined,
  };
  return c.json(desk);
});

/**
 * The items that match a filter, as CSV. A long file comes in parts, each with a link to the next; the client joins
 * them.
 */
inbox.get('/api/admin/inbox/export', limit(limits.reads), dataKeeper, query(inboxExportQuery), database, async (c) => {
  const { db, request, audit } = c.var;
  const { cursor, ...filter } = c.req.valid('query');
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
  return c.body(part, 200, {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="inbox-${todayOf(new Date())}.csv"`,
    ...(next && nextLink(request.url, c.req.valid('query'), { cursor: next })),
  });
});

/** Adds a canned answer. */
inbox.post('/api/admin/inbox/answers', origin, limit(limits.writes), admin, body(cannedAnswer), database, async (c) => {
  const added = await atomically(c.var, async ({ db, admin: by, audit }) => {
    const row = await insertAnswer(db, c.req.valid('json'), by.username);
    await audit('answer.create', { entityId: row.id });
    return row;
  });
  return c.json(added, 201);
});

inbox.patch(
  `/api/admin/inbox/answers/${ID}`,
  origin,
  limit(limits.writes),
  admin,
  body(cannedAnswer),
  database,
  async (c) => {
    const id = idOf(c.req.param('id'));
    const changed = await atomically(c.var, async ({ db, admin: by, audit }) => {
      const row = await changeAnswer(db, id, c.req.valid('json'), by.username);
      if (!row) throw gone();
      await audit('answer.update', { entityId: id });
      return row;
    });
    return c.json(changed);
  },
);

inbox.delete(`/api/admin/inbox/answers/${ID}`, origin, limit(limits.writes), admin, database, async (c) => {
  const id = idOf(c.req.param('id'));
  await atomically(c.var, async ({ db, audit }) => {
    if (!(await deleteAnswer(db, id))) throw gone();
    await audit('answer.delete', { entityId: id });
  });
  return c.body(null, 204);
});

/** Shows the secret address of the calendar feed. */
inbox.get('/api/admin/inbox/calendar', limit(limits.reads), admin, database, async (c) => {
  const { db, env } = c.var;
  return c.json(feedAt(env.SESSION_SECRET, await calendarRotation(db)));
});

/** Replaces it. */
inbox.post('/api/admin/inbox/calendar', origin, limit(limits.writes), admin, database, async (c) => {
  const rotated = await atomically(c.var, async ({ db, audit }) => {
    await audit('inbox.new-calendar');
    return rotateCalendar(db);
  });
  return c.json(feedAt(c.var.env.SESSION_SECRET, rotated));
});

function gone(): HttpFailure {
  return new HttpFailure(404, 'There is no such answer anymore.');
}

function feedAt(secret: string, { rotation }: { rotation: number }): CalendarFeed {
  return { path: feedPath(secret, rotation) };
}
