/** Items of the inbox as the calls answer them. */
import { listExchanges } from '#db/chat-messages.ts';
import type { Database } from '#db/connection.ts';
import { listNotes } from '#db/inbox-notes.ts';
import { findInboxItem } from '#db/inbox.ts';
import { findLeads } from '#db/leads.ts';
import { findCalls } from '#db/scheduled-calls.ts';
import type { InboxItemRow } from '#db/schema.ts';
import type { InboxDetail, InboxItem, InboxKind } from '#src/contracts/inbox.ts';
import { beginOf } from '#functions/shared/bookings/call-news.ts';
import { HttpFailure } from '#functions/shared/http/http-failure.ts';

/** Characters of a message that the list shows. */
const EXCERPT = 200;

/** What an address of an item names. */
export interface ItemAddress {
  kind: InboxKind;
  id: number;
}

/** `/api/admin/inbox/{kind}/{id}`, and what stands below; undefined where there can be no such item. */
export function itemAt(pathname: string): ItemAddress | undefined {
  const [, kind, text = ''] =
    /^\/api\/admin\/inbox\/(lead|call|chat)\/([1-9]\d{0,9})(?:\/|$)/.exec(pathname) ?? [];
  const id = Number(text);
  return kind && id < 2 ** 31 ? { kind: kind as InboxKind, id } : undefined;
}

/** @throws {HttpFailure} 404 */
export async function requireItem(db: Database, { kind, id }: ItemAddress): Promise<InboxItemRow> {
  const row = await findInboxItem(db, kind, id);
  if (!row) throw new HttpFailure(404, 'This is no longer in the inbox.');
  return row;
}

/** An item as the list shows it. */
export function listed(row: InboxItemRow): InboxItem {
  const { message, ...rest } = shared(row);
  return { ...rest, excerpt: [...message.slice(0, EXCERPT * 2)].slice(0, EXCERPT).join('') };
}

/** All there is to an item. */
export async function whole(db: Database, row: InboxItemRow): Promise<InboxDetail> {
  const [lead] = row.kind === 'lead' ? await findLeads(db, [row.id]) : [];
  const [call] = row.kind === 'call' ? await findCalls(db, [row.id]) : [];
  const exchanges = row.kind === 'chat' ? await listExchanges(db, [row.item]) : [];
  const notes = await listNotes(db, row.item);
  return {
    ...shared(row),
    createdAt: row.createdAt.toISOString(),
    handledBy: row.handledAt && row.handledBy,
    about: lead?.about ?? null,
    department: lead?.department ?? null,
    consentAt: lead?.consentAt?.toISOString() ?? null,
    chatHistory: lead?.chatHistory ?? null,
    startsAt: call ? beginOf(call).toISOString() : null,
    turns: exchanges.map(({ message, response, createdAt }) => ({
      message,
      response,
      createdAt: createdAt.toISOString(),
    })),
    notes: notes.map((note) => ({ ...note, createdAt: note.createdAt.toISOString() })),
  };
}

function shared(row: InboxItemRow) {
  return {
    kind: row.kind,
    id: row.id,
    changedAt: row.changedAt.toISOString(),
    name: row.name,
    email: row.email,
    company: row.company,
    phone: row.phone,
    message: row.message,
    isSpam: row.isSpam,
    date: row.date,
    timeSlot: row.timeSlot,
    cancelledAt: row.cancelledAt?.toISOString() ?? null,
    messages: row.messages,
    unread: row.unread,
    handledAt: row.handledAt?.toISOString() ?? null,
  };
}
