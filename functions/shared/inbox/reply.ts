import type { Transaction } from 'kysely';
import { findLeads } from '#db/inbox/leads.ts';
import { insertReply } from '#db/inbox/work.ts';
import type { InboxItemRow, Tables } from '#db/schema.ts';
import type { Admin } from '#db/accounts/sessions.ts';
import type { FunctionEnv } from '#functions/shared/http/environment.ts';
import { HttpFailure, invalid } from '#functions/shared/http/http-failure.ts';
import { notifyByMail } from '#functions/shared/outbox/notify.ts';
import { auditItem } from './change.ts';

interface Context {
  transaction: Transaction<Tables>;
  env: FunctionEnv;
  admin: Admin;
}

/**
 * Answers a visitor by mail: the reply is stored with the item, and the mail in the outbox.
 *
 * @returns the id of the reply
 * @throws {HttpFailure} 409 without a mail server; 422 if the visitor left no address
 */
export async function replyTo(
  ctx: Context,
  row: InboxItemRow,
  { subject, text }: { subject: string; text: string },
): Promise<number> {
  const { transaction, env, admin } = ctx;
  const { item, id, email: recipient } = row;
  if (!env.SMTP_URL)
    throw new HttpFailure(409, 'No mail server is set up, so nothing can be sent.');
  if (!recipient) throw invalid({ text: ['There is no email address to reply to'] });
  const [lead] = row.kind === 'lead' ? await findLeads(transaction, [id]) : [];
  const oneLine = subject.replace(/\s+/g, ' ');
  const messageId = await notifyByMail(transaction, env, 'reply', {
    ...{ id, item, to: recipient, subject: oneLine, text },
    department: lead?.department ?? 'sales',
  });
  await auditItem(ctx, row, 'inbox.reply');
  const { username: author } = admin;
  return insertReply(transaction, { item, author, recipient, subject: oneLine, text, messageId });
}
