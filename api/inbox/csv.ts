import { stringify } from 'csv-stringify/sync';
import { listExchanges } from '#db/inbox/chat-messages.ts';
import type { Database } from '#db/connection.ts';
import { listReplies } from '#db/inbox/work.ts';
import { findLeads } from '#db/inbox/leads.ts';
import { findBookings } from '#db/inbox/scheduled-calls.ts';
import type { InboxItemRow } from '#db/inbox/items.ts';
import { site } from '#src/content/site.ts';
import { startsAtOf } from '#api/bookings/notification.ts';
import { columns, csvKindNames } from './csv-columns.ts';

/**
 * Items as CSV (RFC 4180). Times are ISO 8601 in UTC, and text that a spreadsheet would read as a formula is prefixed
 * with an apostrophe.
 *
 * @param isFirst whether this is the start of the file, with a byte order mark and the column names
 */
export async function csvOf(db: Database, rows: readonly InboxItemRow[], isFirst: boolean) {
  const ofKind = (kind: InboxItemRow['kind']) => rows.filter((row) => row.kind === kind);
  const idsOf = (kind: InboxItemRow['kind']) => ofKind(kind).map(({ id }) => id);
  const itemsOf = (some: readonly InboxItemRow[]) => some.map(({ item }) => item);
  const leads = new Map(
    (await findLeads(db, idsOf('lead'))).map((lead) => [lead.id, { ...lead, conversation: lead.chatHistory }]),
  );
  const bookings = new Map(
    (await findBookings(db, idsOf('call'))).map((booking) => [booking.id, { startsAt: startsAtOf(booking) }]),
  );
  const exchanges = Map.groupBy(await listExchanges(db, itemsOf(ofKind('chat'))), ({ item }) => item);
  const replies = Map.groupBy(await listReplies(db, itemsOf(rows)), ({ item }) => item);
  const records = rows.map((row) => ({
    ...(row.kind === 'lead' && leads.get(row.id)),
    ...row,
    kind: csvKindNames[row.kind],
    handledBy: row.handledAt && row.handledBy,
    tags: row.tags.join(', '),
    replies: replies.get(row.item)?.map(replyText).join('\n\n'),
    ...(row.kind === 'call' && bookings.get(row.id)),
    ...(row.kind === 'chat' && {
      message: exchanges.get(row.item)?.at(-1)?.message,
      conversation: exchanges.get(row.item)?.flatMap(csvLines).join('\n\n'),
    }),
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

function replyText({ author, createdAt, text }: { author: string; createdAt: Date; text: string }) {
  return `${author}, ${createdAt.toISOString()}: ${text}`;
}

/** A question and its answer as lines of a transcript. */
export function csvLines({ message, response }: { message: string; response: string | null }): string[] {
  return [`Visitor: ${message}`, ...(response ? [`${site.assistant}: ${response}`] : [])];
}
