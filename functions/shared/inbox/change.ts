/** What admins do to an item of the inbox, each in a transaction with its entry in the audit log. */
import type { Transaction } from 'kysely';
import { addAuditEntry } from '#db/audit-log.ts';
import { markHandled, markRead } from '#db/inbox.ts';
import { markAsNoSpam } from '#db/leads.ts';
import { cancelCall, takeCallById } from '#db/scheduled-calls.ts';
import type { InboxItemRow, Tables } from '#db/schema.ts';
import type { Admin } from '#db/sessions.ts';
import { beginOf, newsOf } from '#functions/shared/bookings/call-news.ts';
import type { FunctionEnv } from '#functions/shared/http/environment.ts';
import { HttpFailure, invalid } from '#functions/shared/http/http-failure.ts';
import { tellOfCall } from '#functions/shared/bookings/tell-of-call.ts';

interface Doing {
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
 * @throws {HttpFailure} 422 where something else than a call is cancelled, or than a contact request is no
 *   spam; 409 where the call has begun
 */
export async function changeItem(doing: Doing, row: InboxItemRow, change: Change): Promise<void> {
  const { transaction, admin } = doing;
  const { read, handled, cancelled, spam } = change;
  if (cancelled) await cancel(doing, row);
  if (spam === false) await revokeSpam(doing, row);
  // That somebody looked at it is not worth an entry.
  if (read !== undefined) await markRead(transaction, row.item, read);
  if (handled !== undefined) {
    await markHandled(transaction, row.item, handled ? admin.username : undefined);
    await writeDown(doing, row, handled ? 'inbox.handled' : 'inbox.opened');
  }
}

/** Gives the slot free and tells the house, whose calendars have the call. Whoever cancels has handled it. */
async function cancel(doing: Doing, row: InboxItemRow): Promise<void> {
  const { transaction, env, admin } = doing;
  const before = row.kind === 'call' ? await takeCallById(transaction, row.id) : undefined;
  if (!before) throw invalid({ cancelled: ['Only a call can be cancelled'] });
  if (before.cancelledAt) return;
  if (beginOf(before) <= new Date()) {
    throw new HttpFailure(409, 'This call has begun, so it can no longer be cancelled.');
  }
  const after = await cancelCall(transaction, row.id);
  await markRead(transaction, row.item, true);
  await markHandled(transaction, row.item, admin.username);
  // The link to the call is the visitor's secret, and is not known here.
  const { confirmationUrl: _unknown, ...news } = newsOf(env, after, '');
  await tellOfCall(transaction, env, 'call-cancelled', news);
  await writeDown(doing, row, 'call.cancel');
}

async function revokeSpam(doing: Doing, row: InboxItemRow): Promise<void> {
  if (row.kind !== 'lead') throw invalid({ spam: ['Only a contact request can be spam'] });
  if (!row.isSpam) return;
  await markAsNoSpam(doing.transaction, row.id);
  await writeDown(doing, row, 'inbox.not-spam');
}

/** Writes down who has done what to which item. */
export async function writeDown(
  { transaction, admin }: Omit<Doing, 'env'>,
  { kind, id }: Pick<InboxItemRow, 'kind' | 'id'>,
  action: string,
): Promise<void> {
  const { id: userId, username } = admin;
  await addAuditEntry(transaction, { action, userId, username, entityId: id, details: { kind } });
}
