import { Hono } from 'hono';
import type { Database } from '#db/connection.ts';
import { insertNote } from '#db/inbox/work.ts';
import { inTransaction } from '#db/transaction.ts';
import { addedLead, inboxChange, type InboxKind, inboxNote, inboxReply } from '#src/contracts/inbox.ts';
import { bookingRequest } from '#src/contracts/scheduled-call.ts';
import type { Api } from '#api/context.ts';
import { createdId, idempotent } from '#api/http/idempotency.ts';
import { limits } from '#api/http/limits.ts';
import { ID, idOf } from '#api/http/paths.ts';
import { addCall, addLead } from '#api/inbox/add.ts';
import { auditItem, changeItem, replyTo } from '#api/inbox/change.ts';
import { type ItemParams, requireItem, itemDetail } from '#api/inbox/items.ts';
import { database } from '#api/middleware/database.ts';
import { body } from '#api/middleware/input.ts';
import { limit } from '#api/middleware/limit.ts';
import { origin } from '#api/middleware/origin.ts';
import { admin, atomically } from '#api/middleware/signed-in.ts';
import { runSoon } from '#api/outbox/run-due.ts';

const ITEM = `/api/admin/inbox/:kind{(?:lead|call|chat)}/${ID}` as const;

/** An item of the inbox. */
export const inboxItems = new Hono<Api>();

/** Shows it with all details. */
inboxItems.get(ITEM, limit(limits.reads), admin, database, async (c) => {
  const { db } = c.var;
  return c.json(await detailOf(db, itemOf(c.req.param())));
});

/** Adds a contact request by hand. */
inboxItems.post('/api/admin/inbox/lead', origin, limit(limits.writes), admin, body(addedLead), database, async (c) => {
  const input = c.req.valid('json');
  const added = await atomically(c.var, async (ctx) => detailOf(ctx.db, await addLead(ctx, input)));
  return c.json(added, 201);
});

/** Adds a call by hand, of which a visitor who gave an address gets the invitation. */
inboxItems.post(
  '/api/admin/inbox/call',
  origin,
  limit(limits.writes),
  admin,
  body(bookingRequest),
  database,
  async (c) => {
    const input = c.req.valid('json');
    const added = await atomically(c.var, async (ctx) => detailOf(ctx.db, await addCall(ctx, input)));
    runSoon(c.var);
    return c.json(added, 201);
  },
);

/** Changes its state. */
inboxItems.patch(ITEM, origin, limit(limits.writes), admin, body(inboxChange), database, async (c) => {
  const item = itemOf(c.req.param());
  const change = c.req.valid('json');
  const changed = await atomically(c.var, async (ctx) => {
    await changeItem(ctx, await requireItem(ctx.db, item), change);
    return detailOf(ctx.db, item);
  });
  if (change.cancelled || change.moveTo) runSoon(c.var);
  return c.json(changed);
});

/** Adds a note. Notes cannot be changed. */
inboxItems.post(`${ITEM}/notes`, origin, limit(limits.writes), admin, body(inboxNote), database, async (c) => {
  const item = itemOf(c.req.param());
  const { text } = c.req.valid('json');
  const note = await atomically(c.var, async (ctx) => {
    const row = await requireItem(ctx.db, item);
    await auditItem(ctx, row, 'inbox.note');
    return insertNote(ctx.db, { item: row.item, author: ctx.admin.username, text });
  });
  return c.json(note, 201);
});

/** Answers a visitor by mail. */
inboxItems.post(`${ITEM}/replies`, origin, limit(limits.writes), admin, body(inboxReply), database, async (c) => {
  const { db, request } = c.var;
  const item = itemOf(c.req.param());
  const input = c.req.valid('json');
  const endpoint = `reply to ${item.kind} ${item.id}`;
  await idempotent({ db, endpoint, request, input, answer: createdId }, (handle) =>
    inTransaction(handle, async (transaction) => {
      const row = await requireItem(transaction, item);
      return { id: await replyTo({ ...c.var, db: transaction }, row, input) };
    }),
  );
  runSoon(c.var);
  return c.json(await detailOf(db, item), 201);
});

async function detailOf(db: Database, item: ItemParams) {
  return itemDetail(db, await requireItem(db, item));
}

function itemOf({ kind, id }: { kind: string; id: string }): ItemParams {
  return { kind: kind as InboxKind, id: idOf(id) };
}
