/** Changes that admins make to items of the inbox, each in one transaction with its entry in the audit log. */
import type { Transaction } from 'kysely';
import { addAuditEntry } from '#db/audit-log.ts';
import { assign, markHandled, markRead, setTags } from '#db/inbox.ts';
import { markSpam } from '#db/leads.ts';
import { cancelBooking, lockBookingById } from '#db/scheduled-calls.ts';
import type { InboxItemRow, Tables } from '#db/schema.ts';
import type { Admin } from '#db/sessions.ts';
import { findUser } from '#db/users.ts';
import { notificationOf, startsAtOf } from '#functions/shared/bookings/notification.ts';
import type { FunctionEnv } from '#functions/shared/http/environment.ts';
import { HttpFailure, invalid } from '#functions/shared/http/http-failure.ts';
import { notifyOfBooking } from '#functions/shared/bookings/notify-of-booking.ts';

interface Context {
  transaction: Transaction<Tables>;
  env: FunctionEnv;
  admin: Admin;
}

interface CommonChange {
  read?: boolean | undefined;
  handled?: boolean | undefined;
  spam?: boolean | undefined;
  assignee?: string | null | undefined;
}

interface Change extends CommonChange {
  tags?: string[] | undefined;
  cancelled?: true | undefined;
}

/**
 * @throws {HttpFailure} 422 if `cancelled` is set for anything but a call, `spam` for anything but a contact request,
 *   or `assignee` names nobody; 409 if the call has begun
 */
export async function changeItem(ctx: Context, row: InboxItemRow, change: Change): Promise<void> {
  if (change.spam !== undefined && row.kind !== 'lead') {
    throw invalid({ spam: ['Only a contact request can be spam'] });
  }
  if (change.cancelled) await cancel(ctx, row);
  if (change.tags) await fileUnder(ctx, row, change.tags);
  await changeItems(ctx, [row], change);
}

/**
 * Makes the same change to many items; only the contact requests among them can be spam.
 *
 * @throws {HttpFailure} 422 if `assignee` names nobody
 */
export async function changeItems(
  ctx: Omit<Context, 'env'>,
  rows: readonly InboxItemRow[],
  {
    read,
    handled,
    spam,
    assignee,
    addTags = [],
  }: CommonChange & { addTags?: string[] | undefined },
): Promise<void> {
  const { transaction, admin } = ctx;
  const items = rows.map(({ item }) => item);
  if (spam !== undefined) await setSpam(ctx, rows, spam);
  if (assignee !== undefined) await giveTo(ctx, rows, assignee);
  for (const row of rows) await fileUnder(ctx, row, [...row.tags, ...addTags]);
  // Reading an item is not worth an entry.
  if (read !== undefined) await markRead(transaction, items, read);
  if (handled !== undefined) {
    await markHandled(transaction, items, handled ? admin.username : undefined);
    for (const row of rows) await auditItem(ctx, row, handled ? 'inbox.handled' : 'inbox.opened');
  }
}

async function setSpam(ctx: Omit<Context, 'env'>, rows: readonly InboxItemRow[], isSpam: boolean) {
  const changed = rows.filter((row) => row.kind === 'lead' && row.isSpam !== isSpam);
  await markSpam(
    ctx.transaction,
    changed.map(({ id }) => id),
    isSpam,
  );
  for (const row of changed) await auditItem(ctx, row, isSpam ? 'inbox.spam' : 'inbox.not-spam');
}

async function giveTo(
  ctx: Omit<Context, 'env'>,
  rows: readonly InboxItemRow[],
  assignee: string | null,
) {
  const user = assignee === null ? null : await findUser(ctx.transaction, assignee);
  if (user === undefined || user?.joinedAt === null) {
    throw invalid({ assignee: ['There is no such user'] });
  }
  const changed = rows.filter((row) => row.assignee !== assignee);
  await assign(
    ctx.transaction,
    changed.map(({ item }) => item),
    user?.id ?? null,
  );
  const action = assignee === null ? 'inbox.unassigned' : 'inbox.assigned';
  for (const row of changed) await auditItem(ctx, row, action, assignee ?? undefined);
}

/** Replaces the tags of an item, if others are given; tags that differ only in case are the same. */
async function fileUnder(ctx: Omit<Context, 'env'>, row: InboxItemRow, given: readonly string[]) {
  const tags = given.filter(
    (tag, index) => given.findIndex((other) => other.toLowerCase() === tag.toLowerCase()) === index,
  );
  if (JSON.stringify(tags) === JSON.stringify(row.tags)) return;
  await setTags(ctx.transaction, row.item, tags.slice(0, MAX_TAGS));
  await auditItem(ctx, row, 'inbox.tagged');
}

const MAX_TAGS = 20;

/** Cancels a call, marks it as handled, and notifies the agency, so that its calendars are updated. */
async function cancel(ctx: Context, row: InboxItemRow): Promise<void> {
  const { transaction, env, admin } = ctx;
  const before = row.kind === 'call' ? await lockBookingById(transaction, row.id) : undefined;
  if (!before) throw invalid({ cancelled: ['Only a call can be cancelled'] });
  if (before.cancelledAt) return;
  if (startsAtOf(before) <= new Date()) {
    throw new HttpFailure(409, 'This call has begun, so it can no longer be cancelled.');
  }
  const after = await cancelBooking(transaction, row.id);
  await markRead(transaction, [row.item], true);
  await markHandled(transaction, [row.item], admin.username);
  // The link is the visitor's secret; only a hash of its code is stored.
  const { confirmationUrl: _unknown, ...booking } = notificationOf(env, after, '');
  await notifyOfBooking(transaction, env, 'call-cancelled', booking);
  await auditItem(ctx, row, 'call.cancel');
}

/** Records in the audit log who did what to which item. @param to the user that it was assigned to */
export async function auditItem(
  { transaction, admin }: Omit<Context, 'env'>,
  { kind, id }: Pick<InboxItemRow, 'kind' | 'id'>,
  action: string,
  to?: string,
): Promise<void> {
  const { id: userId, username } = admin;
  const details = { kind, ...(to && { to }) };
  await addAuditEntry(transaction, { action, userId, username, entityId: id, details });
}
