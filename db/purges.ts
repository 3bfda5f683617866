/** Purges of the page cache. They are stored in the outbox with the change, and repeated until they succeed. */
import { sql } from 'kysely';
import type { Database } from './connection.ts';
import { claimDue } from './outbox.ts';
import { givesRow, now } from './sql.ts';

/** Milliseconds after which a purge is done a second time. */
const AGAIN_MS = 5000;

/** The most purges of one tag that the platform accepts within {@link WINDOW}. */
const MAX_PURGES = 2;
const WINDOW = sql`interval '5 seconds'`;

/** Failed attempts that take several minutes, during which readers may see an outdated page. */
const MANY_ATTEMPTS = 8;

/**
 * Adds a purge in the transaction of the change, and one for later: during the first, a page may be rendered with the
 * old content.
 * @param kind `scheduled` where a post becomes public at that moment
 * @returns the id of the first
 */
export async function addPurge(
  db: Database,
  tags: readonly string[],
  { kind = 'change', at }: { kind?: string; at?: Date } = {},
): Promise<string> {
  const due = at ? sql<Date>`${at}::timestamptz` : now;
  const again = sql<Date>`${due} + ${AGAIN_MS} * interval '1 millisecond'`;
  const message = { channel: 'purge', payload: JSON.stringify({ tags }) } as const;
  const both = [
    { ...message, kind, nextAttemptAt: due },
    { ...message, kind: 'again', nextAttemptAt: again },
  ];
  const { id } = await db.insertInto('outbox').values(both).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Schedules a purge for the moment at which the next post becomes public, unless there is one. */
export async function planPurge(db: Database, tags: readonly string[], at: Date): Promise<void> {
  const planned = openPurges(db).where('kind', '=', 'scheduled').where('nextAttemptAt', '<=', at);
  if (!(await givesRow(planned))) await addPurge(db, tags, { kind: 'scheduled', at });
}

/** Claims all due purges, as one, until the lease (in milliseconds) ends; none while the platform takes no more. */
export function claimPurges(db: Database, { lease, isLimited }: { lease: number; isLimited: boolean }) {
  const isAccepted = sql<boolean>`${MAX_PURGES} > (select count(distinct delivered_at) from outbox
    where channel = 'purge' and delivered_at > now() - ${WINDOW})`;
  return claimDue(db, { channel: 'purge', lease, ...(isLimited && { condition: isAccepted }) });
}

export async function isPurged(db: Database, id: string): Promise<boolean> {
  return !(await givesRow(openPurges(db).where('id', '=', id)));
}

/** Whether a purge has been failing for minutes, so that readers may see an outdated page. */
export function isPurgeFailing(db: Database): Promise<boolean> {
  return givesRow(openPurges(db).where('attempts', '>=', MANY_ATTEMPTS));
}

function openPurges(db: Database) {
  return db.selectFrom('outbox').select('id').where('channel', '=', 'purge').where('deliveredAt', 'is', null);
}
