/** Items that admins add to the inbox by hand, each in one transaction with its entry in the audit log. */
import type * as z from 'zod/mini';
import { listExchanges } from '#db/inbox/chat-messages.ts';
import type { OpenTransaction } from '#db/connection.ts';
import { markRead } from '#db/inbox/items.ts';
import { insertLead } from '#db/inbox/leads.ts';
import type { addedLead } from '#src/contracts/inbox.ts';
import type { bookingRequest } from '#src/contracts/scheduled-call.ts';
import { addBooking } from '#api/bookings/bookings.ts';
import type { AdminContext } from '#api/context.ts';
import { auditItem, changeItem } from './change.ts';
import { csvLines } from './csv.ts';
import { type ItemParams, requireItem } from './items.ts';

type Context = AdminContext<OpenTransaction>;

/**
 * Adds a contact request, about which nobody is notified. The conversation that it is made of goes with it and is handled.
 *
 * @throws {HttpFailure} 404 if there is no such conversation
 */
export async function addLead(ctx: Context, input: z.infer<typeof addedLead>): Promise<ItemParams> {
  const { db } = ctx;
  const { chat, email = '', company = '', phone = '', ...lead } = input;
  const conversation = chat === undefined ? undefined : await requireItem(db, { kind: 'chat', id: chat });
  const turns = conversation ? await listExchanges(db, [conversation.item]) : [];
  const chatHistory = turns.flatMap(csvLines).join('\n\n') || null;
  const { id } = await insertLead(db, { ...lead, email, company, phone, chatHistory });
  const added = await requireItem(db, { kind: 'lead', id });
  await markRead(db, [added.item], true);
  await auditItem(ctx, added, 'lead.create');
  if (conversation) await changeItem(ctx, conversation, { handled: true });
  return added;
}

/** Adds a call. @throws {HttpFailure} 422, or 409 if the slot is taken */
export async function addCall(ctx: Context, input: z.infer<typeof bookingRequest>): Promise<ItemParams> {
  const { db } = ctx;
  const added = await requireItem(db, { kind: 'call', id: await addBooking(ctx, input) });
  await markRead(db, [added.item], true);
  await auditItem(ctx, added, 'call.create');
  return added;
}
