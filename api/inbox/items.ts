/** Items of the inbox as the API returns them. */
import { listExchanges } from '#db/inbox/chat-messages.ts';
import type { Database } from '#db/connection.ts';
import { listHistory, listNotes, listReplies } from '#db/inbox/work.ts';
import { findInboxItem, type InboxItemRow, type InboxPlace, listInbox, listRelated } from '#db/inbox/items.ts';
import { findLeads } from '#db/inbox/leads.ts';
import { findBookings } from '#db/inbox/scheduled-calls.ts';
import type { Lead } from '#db/schema.ts';
import { type LeadDetail, leadDetails } from '#src/contracts/contact.ts';
import type { InboxDetail, InboxFilter, InboxItem } from '#src/contracts/inbox.ts';
import { startsAtOf } from '#api/bookings/notification.ts';
import type { Unsent } from '#api/http/unsent.ts';
import { HttpFailure, invalid } from '#api/http/http-failure.ts';

/** How much else of a person is shown beside an item, the last changed of it. */
const MOST_RELATED = 50;

/** What names an item. */
export type ItemParams = Pick<InboxItemRow, 'kind' | 'id'>;

/** @throws {HttpFailure} 404 */
export async function requireItem(db: Database, { kind, id }: ItemParams): Promise<InboxItemRow> {
  const row = await findInboxItem(db, kind, id);
  if (!row) throw new HttpFailure(404, 'It is no longer in the inbox.');
  return row;
}

/** An item as the list shows it. */
export function listedItem(row: InboxItemRow): Unsent<InboxItem> {
  return { ...shared(row), excerpt: row.excerpt };
}

/** An item with all its details. */
export async function itemDetail(db: Database, row: InboxItemRow): Promise<Unsent<InboxDetail>> {
  const [lead] = row.kind === 'lead' ? await findLeads(db, [row.id]) : [];
  const [booking] = row.kind === 'call' ? await findBookings(db, [row.id]) : [];
  const exchanges = row.kind === 'chat' ? await listExchanges(db, [row.item]) : [];
  const related = await listRelated(db, row, MOST_RELATED);
  const items = [row, ...related].map(({ item }) => item);
  const replies = Map.groupBy(await listReplies(db, items), ({ item }) => item);
  const notes = Map.groupBy(await listNotes(db, items), ({ item }) => item);
  const workOn = (item: string) => ({
    notes: (notes.get(item) ?? []).map(({ item: _, ...note }) => note),
    replies: (replies.get(item) ?? []).map(({ item: _, ...reply }) => reply),
  });
  return {
    ...shared(row),
    createdAt: row.createdAt,
    handledBy: row.handledAt && row.handledBy,
    message: lead?.message ?? exchanges.at(-1)?.message ?? '',
    ...detailsOf(lead),
    consentAt: lead?.consentAt ?? null,
    chatHistory: lead?.chatHistory ?? null,
    startsAt: booking ? startsAtOf(booking) : null,
    turns: exchanges.map(({ message, response, createdAt, helpful, ratingReason }) => ({
      message,
      response,
      createdAt,
      helpful,
      ratingReason,
    })),
    ...workOn(row.item),
    related: related.map((other) => ({ ...listedItem(other), createdAt: other.createdAt, ...workOn(other.item) })),
    history: await listHistory(db, row.kind, row.id),
  };
}

function detailsOf(lead: Lead | undefined) {
  const details = leadDetails.map(([detail]) => [detail, lead?.[detail] ?? null]);
  return Object.fromEntries(details) as Record<LeadDetail, string | null>;
}

/** What list and details have in common. */
function shared(row: InboxItemRow & { at?: string }) {
  const { item: _item, at: _at, excerpt: _excerpt, createdAt: _created, handledBy: _by, ...shown } = row;
  return shown;
}

/**
 * The items that match a filter, from a cursor on, and the cursor of the next page; undefined at the end.
 *
 * @throws {HttpFailure} 422 if the cursor is invalid
 */
export async function inboxPage(db: Database, filter: InboxFilter, limit: number, cursor: string | undefined) {
  const after = cursor ? placeOf(cursor) : undefined;
  // One more than requested shows whether there is a next page.
  const rows = await listInbox(db, filter, limit + 1, after);
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return { rows: rows.slice(0, limit), next: last && cursorOf(last) };
}

function cursorOf({ at, item }: InboxPlace): string {
  return Buffer.from(JSON.stringify([at, item])).toString('base64url');
}

function placeOf(cursor: string): InboxPlace {
  try {
    const [at, item] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[];
    const isTime = typeof at === 'string' && !Number.isNaN(Date.parse(at));
    if (isTime && typeof item === 'string' && !item.includes('\0')) return { at, item };
  } catch {
    // Not JSON: invalid like any other malformed cursor.
  }
  throw invalid({ cursor: ['This page does not exist'] });
}
