/** Changes that admins make to items of the inbox, each in one transaction with its entry in the audit log. */
import type { Transaction } from 'kysely';
import { addAuditEntry } from '#db/audit-log.ts';
import { markHandled, markRead } from '#db/inbox.ts';
import { markNotSpam } from '#db/leads.ts';
import { cancelBooking, lockBookingById } from '#db/scheduled-calls.ts';
import type { InboxItemRow, Tables } from '#db/schema.ts';
import type { Admin } from '#db/sessions.ts';
import { notificationOf, startsAtOf } from '#functions/shared/bookings/notification.ts';
import type { FunctionEnv } from '#functions/shared/http/environment.ts';
import { HttpFailure, invalid } from '#functions/shared/http/http-failure.ts';
import { notifyOfBooking } from '#functions/shared/bookings/notify-of-booking.ts';

interface Context {
  transaction: Transaction<Tables>;
  env: FunctionEnv;
  admin: Admin;
}

interface Change {
  read?: boolean | undefined;
  handled?: boolean | undefined;
  cancelled?: true | undefined;
  spam?: false | undefined;
}

/**
 * @throws {HttpFailure} 422 if `cancelled` is set for anything but a call, or `spam` for anything but a contact
 *   request; 409 if the call has begun
 */
export async function changeItem(ctx: Context, row: InboxItemRow, change: Change): Promise<void> {
  const { transaction, admin } = ctx;
  const { read, handled, cancelled, spam } = change;
  if (cancelled) await cancel(ctx, row);
  if (spam === false) await revokeSpam(ctx, row);
  // Reading an item is not worth an entry.
  if (read !== undefined) await markRead(transaction, row.item, read);
  if (handled !== undefined) {
    await markHandled(transaction, row.item, handled ? admin.username : undefined);
    await auditItem(ctx, row, handled ? 'inbox.handled' : 'inbox.opened');
  }
}

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
  await markRead(transaction, row.item, true);
  await markHandled(transaction, row.item, admin.username);
  // The link is the visitor's secret; only a hash of its code is stored.
  const { confirmationUrl: _unknown, ...booking } = notificationOf(env, after, '');
  await notifyOfBooking(transaction, env, 'call-cancelled', booking);
  await auditItem(ctx, row, 'call.cancel');
}

async function revokeSpam(ctx: Context, row: InboxItemRow): Promise<void> {
  if (row.kind !== 'lead') throw invalid({ spam: ['Only a contact request can be spam'] });
  if (!row.isSpam) return;
  await markNotSpam(ctx.transaction, row.id);
  await auditItem(ctx, row, 'inbox.not-spam');
}

/** Records in the audit log who did what to which item. */
export async function auditItem(
  { transaction, admin }: Omit<Context, 'env'>,
  { kind, id }: Pick<InboxItemRow, 'kind' | 'id'>,
  action: string,
): Promise<void> {
  const { id: userId, username } = admin;
  await addAuditEntry(transaction, { action, userId, username, entityId: id, details: { kind } });
}
