/** Changes that admins make to items of the inbox, each in one transaction with its entry in the audit log. */
import type * as z from 'zod/mini';
import type { inboxBulkChange, inboxChange, inboxReply } from '#src/contracts/inbox.ts';
import { oneLine } from '#src/contracts/pasted.ts';
import type { OpenTransaction } from '#db/connection.ts';
import { type InboxItemRow, markHandled, markRead, setState } from '#db/inbox/items.ts';
import { findLeads, markSpam } from '#db/inbox/leads.ts';
import { cancelBooking, lockBooking } from '#db/inbox/scheduled-calls.ts';
import type { ScheduledCallRow } from '#db/schema.ts';
import { readSettings } from '#db/settings.ts';
import { findSender } from '#db/accounts/senders.ts';
import { findUser } from '#db/accounts/users.ts';
import { bookingErrors, type Slot } from '#src/domain/booking/bookable-days.ts';
import { moveTo } from '#api/bookings/bookings.ts';
import { notificationOf, notifyOfBooking, startsAtOf } from '#api/bookings/notification.ts';
import { HttpFailure, invalid } from '#api/http/http-failure.ts';
import type { AdminContext } from '#api/context.ts';
import { insertReply, lockLastReply } from '#db/inbox/work.ts';
import { notifyByMail } from '#api/outbox/notify.ts';

type Context = Pick<AdminContext<OpenTransaction>, 'db' | 'env' | 'admin' | 'audit'>;

type Change = z.infer<typeof inboxChange>;
type BulkChange = Omit<z.infer<typeof inboxBulkChange>, 'items'>;

/**
 * @throws {HttpFailure} 422 if `cancelled` or `moveTo` is set for anything but a call, `spam` for anything but a contact request,
 *   or `assignee` names nobody; 409 if the call has begun
 */
export async function changeItem(ctx: Context, row: InboxItemRow, change: Change): Promise<void> {
  if (change.spam !== undefined && row.kind !== 'lead') {
    throw invalid({ spam: ['Only a contact request can be spam'] });
  }
  if (change.cancelled) await cancel(ctx, row);
  if (change.moveTo) await move(ctx, row, change.moveTo);
  if (change.tags) await fileUnder(ctx, row, change.tags);
  await changeItems(ctx, [row], change);
}

/**
 * Makes the same change to many items; only the contact requests among them can be spam.
 *
 * @throws {HttpFailure} 422 if `assignee` names nobody
 */
export async function changeItems(
  ctx: Context,
  rows: readonly InboxItemRow[],
  { read, handled, spam, assignee, addTags = [] }: BulkChange,
): Promise<void> {
  const { db, admin } = ctx;
  const items = rows.map(({ item }) => item);
  if (spam !== undefined) await setSpam(ctx, rows, spam);
  if (assignee !== undefined) await giveTo(ctx, rows, assignee);
  for (const row of rows) await fileUnder(ctx, row, [...row.tags, ...addTags]);
  // Reading an item is not worth an entry.
  if (read !== undefined) await markRead(db, items, read);
  if (handled !== undefined) {
    await markHandled(db, items, handled ? admin.username : undefined);
    for (const row of rows) await auditItem(ctx, row, handled ? 'inbox.handled' : 'inbox.opened');
  }
}

async function setSpam(ctx: Context, rows: readonly InboxItemRow[], isSpam: boolean) {
  const changed = rows.filter((row) => row.kind === 'lead' && row.isSpam !== isSpam);
  const ids = changed.map(({ id }) => id);
  await markSpam(ctx.db, ids, isSpam);
  for (const row of changed) await auditItem(ctx, row, isSpam ? 'inbox.spam' : 'inbox.not-spam');
}

async function giveTo(ctx: Context, rows: readonly InboxItemRow[], assignee: string | null) {
  const user = assignee === null ? null : await findUser(ctx.db, assignee);
  if (user === undefined || user?.joinedAt === null) {
    throw invalid({ assignee: ['There is no such user'] });
  }
  const changed = rows.filter((row) => row.assignee !== assignee);
  const items = changed.map(({ item }) => item);
  await setState(ctx.db, items, { assigneeId: user?.id ?? null });
  const action = assignee === null ? 'inbox.unassigned' : 'inbox.assigned';
  for (const row of changed) await auditItem(ctx, row, action, assignee ?? undefined);
}

/** Replaces the tags of an item, if others are given; tags that differ only in case are the same. */
async function fileUnder(ctx: Context, row: InboxItemRow, given: readonly string[]) {
  const tags = given.filter(
    (tag, index) => given.findIndex((other) => other.toLowerCase() === tag.toLowerCase()) === index,
  );
  if (JSON.stringify(tags) === JSON.stringify(row.tags)) return;
  await setState(ctx.db, [row.item], { tags: JSON.stringify(tags.slice(0, MAX_TAGS)) });
  await auditItem(ctx, row, 'inbox.tagged');
}

const MAX_TAGS = 20;

/** Cancels a call, marks it as handled, and notifies the agency, so that its calendars are updated, and the visitor. */
async function cancel(ctx: Context, row: InboxItemRow): Promise<void> {
  const { db, env, admin } = ctx;
  const before = await takeCall(ctx, row, 'cancelled');
  if (before.cancelledAt) return;
  const booking = notificationOf(env, await cancelBooking(db, row.id));
  await markRead(db, [row.item], true);
  await markHandled(db, [row.item], admin.username);
  await notifyOfBooking(db, env, 'call-cancelled', booking);
  await auditItem(ctx, row, 'call.cancel');
}

/**
 * Moves a call to another slot of the opening hours. The agency knows best how much notice and time between calls it
 * needs, so only a slot that another call has is refused.
 */
async function move(ctx: Context, row: InboxItemRow, to: Slot): Promise<void> {
  const { db, env } = ctx;
  const before = await takeCall(ctx, row, 'moveTo');
  if (before.cancelledAt) throw new HttpFailure(409, 'This call is canceled.');
  const errors = bookingErrors(to, new Date(), await readSettings(db));
  if (Object.keys(errors).length > 0) throw invalid(errors);
  if (before.date === to.date && before.timeSlot === to.timeSlot) return;
  await moveTo({ db, env }, before, to);
  await markRead(db, [row.item], true);
  await auditItem(ctx, row, 'call.move');
}

/** @throws {HttpFailure} 422 if it is no call; 409 if it has begun */
async function takeCall({ db }: Context, row: InboxItemRow, field: 'cancelled' | 'moveTo'): Promise<ScheduledCallRow> {
  const call = row.kind === 'call' ? await lockBooking(db, { id: row.id }) : undefined;
  const done = field === 'cancelled' ? 'canceled' : 'moved';
  if (!call) throw invalid({ [field]: [`Only a call can be ${done}`] });
  if (!call.cancelledAt && startsAtOf(call) <= new Date()) {
    throw new HttpFailure(409, `This call has begun, so it can no longer be ${done}.`);
  }
  return call;
}

/** Records in the audit log who did what to which item. @param to the user that it was assigned to */
export async function auditItem(
  { db, audit }: Pick<Context, 'db' | 'audit'>,
  { kind, id }: Pick<InboxItemRow, 'kind' | 'id'>,
  action: string,
  to?: string,
): Promise<void> {
  await audit(action, { db, entityId: id, details: { kind, ...(to && { to }) } });
}

/**
 * Answers a visitor by mail: the reply is stored with the item, and the mail in the outbox.
 *
 * @returns the id of the reply
 * @throws {HttpFailure} 409 without a mail server, or if there is a reply that its writer has not seen; 422 if the visitor
 *   left no address
 */
export async function replyTo(
  ctx: Context,
  row: InboxItemRow,
  { subject, text, handled, lastReply }: z.infer<typeof inboxReply>,
): Promise<number> {
  const { db, env, admin } = ctx;
  const { item, id, email: recipient } = row;
  if (!env.SMTP_URL) {
    throw new HttpFailure(409, 'No mail server is set up, so nothing can be sent.');
  }
  if (!recipient) throw invalid({ text: ['There is no email address to reply to'] });
  const last = await lockLastReply(db, item);
  if (lastReply !== undefined && last && last.id > lastReply) {
    throw new HttpFailure(409, `${last.author} has just answered. Your reply was not sent.`);
  }
  const [lead] = row.kind === 'lead' ? await findLeads(db, [id]) : [];
  const line = oneLine(subject);
  const messageId = await notifyByMail(db, env, 'reply', {
    id,
    item,
    to: recipient,
    subject: line,
    text,
    department: lead?.department ?? 'sales',
    senderName: (await findSender(db, admin.id)).senderName,
  });
  await auditItem(ctx, row, 'inbox.reply');
  const { username: author } = admin;
  const reply = await insertReply(db, { item, author, recipient, subject: line, text, messageId });
  if (handled !== undefined) await changeItems(ctx, [row], { handled });
  return reply;
}
