import type { Database } from '#db/connection.ts';
import { type InboxPlace, listInbox } from '#db/inbox/items.ts';
import type { InboxItemRow } from '#db/schema.ts';
import type { InboxFilter } from '#src/contracts/inbox.ts';
import { invalid } from '#functions/shared/http/http-failure.ts';

/** A page of the list, and the cursor of the next one. */
interface Page {
  rows: InboxItemRow[];
  /** Undefined at the end. */
  next: string | undefined;
}

/** The items that match a filter, from a cursor on. @throws {HttpFailure} 422 if the cursor is invalid */
export async function inboxPage(
  db: Database,
  filter: InboxFilter,
  limit: number,
  cursor: string | undefined,
): Promise<Page> {
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
