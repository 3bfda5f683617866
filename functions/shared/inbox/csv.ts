import { stringify } from 'csv-stringify/sync';
import { listExchanges } from '#db/inbox/chat-messages.ts';
import type { Database } from '#db/connection.ts';
import { listReplies } from '#db/inbox/work.ts';
import { findLeads } from '#db/inbox/leads.ts';
import { findBookings } from '#db/inbox/scheduled-calls.ts';
import type { InboxItemRow, Lead, ScheduledCall } from '#db/schema.ts';
import { site } from '#src/content/site.ts';
import { leadDetails } from '#src/contracts/contact.ts';
import { startsAtOf } from '#functions/shared/bookings/notification.ts';

const names: Readonly<Record<InboxItemRow['kind'], string>> = {
  lead: 'Contact request',
  call: 'Call',
  chat: 'Conversation',
};

/**
 * Items as CSV (RFC 4180). Times are ISO 8601 in UTC, and text that a spreadsheet would read as a formula is prefixed
 * with an apostrophe.
 *
 * @param isFirst whether this is the start of the file, with a byte order mark and the column names
 */
export async function csvOf(db: Database, rows: readonly InboxItemRow[], isFirst: boolean) {
  const ofKind = (kind: InboxItemRow['kind']) => rows.filter((row) => row.kind === kind);
  const idsOf = (kind: InboxItemRow['kind']) => ofKind(kind).map(({ id }) => id);
  const leads = byId(await findLeads(db, idsOf('lead')));
  const bookings = byId(await findBookings(db, idsOf('call')));
  const said = new Map<string, string[]>();
  for (const { item, message, response } of await listExchanges(
    db,
    ofKind('chat').map(({ item }) => item),
  )) {
    const lines = [`Visitor: ${message}`, ...(response ? [`${site.assistant}: ${response}`] : [])];
    said.set(item, [...(said.get(item) ?? []), ...lines]);
  }
  const replies = Map.groupBy(
    await listReplies(
      db,
      rows.map(({ item }) => item),
    ),
    ({ item }) => item,
  );
  const records = rows.map((row) => ({
    ...(row.kind === 'lead' && ofLead(leads.get(row.id))),
    ...row,
    kind: names[row.kind],
    handledBy: row.handledAt && row.handledBy,
    tags: row.tags.join(', '),
    replies: replies.get(row.item)?.map(replyText).join('\n\n'),
    ...(row.kind === 'call' && ofBooking(bookings.get(row.id))),
    ...(row.kind === 'chat' && { conversation: said.get(row.item)?.join('\n\n') }),
  }));
  return stringify(records, {
    columns,
    header: isFirst,
    bom: isFirst,
    escape_formulas: true,
    cast: {
      string: withoutHiddenFormulas,
      date: (date) => date.toISOString(),
      boolean: (is) => (is ? 'yes' : 'no'),
    },
  });
}

/**
 * Also defuses formulas after characters that many spreadsheets accept as separators instead of the comma: the text
 * after them would be a cell of its own there.
 */
function withoutHiddenFormulas(text: string): string {
  return text.replace(/([;|\t\r\n][\s"']*)(?=[=+\-@\uFF0B\uFF0D\uFF1D\uFF20])/g, "$1'");
}

const columns = [
  { key: 'kind', header: 'Kind' },
  { key: 'id', header: 'Number' },
  { key: 'createdAt', header: 'Received' },
  { key: 'changedAt', header: 'Last change' },
  { key: 'name', header: 'Name' },
  { key: 'email', header: 'Email' },
  { key: 'company', header: 'Company' },
  { key: 'phone', header: 'Phone' },
  ...leadDetails.map(([key, header]) => ({ key, header })),
  { key: 'message', header: 'Message' },
  { key: 'conversation', header: 'Conversation' },
  { key: 'date', header: 'Date of the call' },
  { key: 'timeSlot', header: `Time of the call (${site.timeZone})` },
  { key: 'startsAt', header: 'Call begins (UTC)' },
  { key: 'cancelledAt', header: 'Canceled' },
  { key: 'isSpam', header: 'Possible spam' },
  { key: 'unread', header: 'Unread' },
  { key: 'handledAt', header: 'Handled' },
  { key: 'handledBy', header: 'Handled by' },
  { key: 'tags', header: 'Tags' },
  { key: 'assignee', header: 'Assigned to' },
  { key: 'replies', header: 'Replies' },
];

function replyText({ author, createdAt, text }: { author: string; createdAt: Date; text: string }) {
  return `${author}, ${createdAt.toISOString()}: ${text}`;
}

function ofLead(lead: Lead | undefined) {
  return lead && { ...lead, conversation: lead.chatHistory };
}

function ofBooking(booking: ScheduledCall | undefined) {
  return booking && { startsAt: startsAtOf(booking) };
}

function byId<Row extends { id: number }>(rows: readonly Row[]): Map<number, Row> {
  return new Map(rows.map((row) => [row.id, row]));
}
