/** Purges of the cache of pages, in the outbox: written with the change, carried out until they succeed. */
import { sql } from 'kysely';
import type { Database } from './connection.ts';

/** Milliseconds after which a purge is repeated. */
const AGAIN_MS = 5000;

/** A platform takes one tag at most so often within {@link WINDOW}. */
const AT_MOST = 2;
const WINDOW = sql`interval '5 seconds'`;

/** Attempts after which readers have seen an old page for minutes. */
const MANY_ATTEMPTS = 8;

/** A purge that is due, or several that are gathered into one. */
export interface Purge {
  id: string;
  kind: string;
  attempts: number;
  payload: { tags: string[] };
}

/**
 * Puts a purge in the outbox, in the transaction of the change, and the same once more a few seconds later: a
 * page that is being rendered during the first one may still show what was before.
 *
 * @param kind `change`, or `scheduled` where a post becomes public at that moment
 * @param at when it is due; now by default
 * @returns the id of the first
 */
export async function addPurge(
  db: Database,
  tags: readonly string[],
  { kind = 'change', at }: { kind?: string; at?: Date } = {},
): Promise<string> {
  const due = at ? sql<Date>`${at}::timestamptz` : sql<Date>`now()`;
  const message = { channel: 'purge', payload: JSON.stringify({ tags }) } as const;
  const { id } = await db
    .insertInto('outbox')
    .values({ ...message, kind, nextAttemptAt: due })
    .returning('id')
    .executeTakeFirstOrThrow();
  const again = sql<Date>`${due} + ${AGAIN_MS} * interval '1 millisecond'`;
  await db
    .insertInto('outbox')
    .values({ ...message, kind: 'again', nextAttemptAt: again })
    .execute();
  return id;
}

/**
 * Puts a purge for the moment at which a post becomes public next in the outbox, unless one is there: after an
 * earlier one, this is asked again.
 */
export async function planPurge(db: Database, tags: readonly string[], at: Date): Promise<void> {
  const planned = await db
    .selectFrom('outbox')
    .select('id')
    .where('channel', '=', 'purge')
    .where('kind', '=', 'scheduled')
    .where('deliveredAt', 'is', null)
    .where('nextAttemptAt', '<=', at)
    .executeTakeFirst();
  if (!planned) await addPurge(db, tags, { kind: 'scheduled', at });
}

/**
 * Takes all purges that are due, to carry them out as one: nobody else gets them until the lease is over.
 * None where the platform would take no more at the moment.
 *
 * @param lease in milliseconds
 */
export function claimPurges(
  db: Database,
  { lease, isLimited }: { lease: number; isLimited: boolean },
): Promise<Purge[]> {
  const recent = sql<number>`(select count(distinct delivered_at) from outbox
    where channel = 'purge' and delivered_at > now() - ${WINDOW})`;
  return db
    .updateTable('outbox')
    .set((row) => ({
      attempts: row('attempts', '+', 1),
      nextAttemptAt: sql<Date>`now() + ${lease} * interval '1 millisecond'`,
    }))
    .where('id', 'in', (outbox) =>
      outbox
        .selectFrom('outbox')
        .select('id')
        .where('channel', '=', 'purge')
        .where('deliveredAt', 'is', null)
        .where('nextAttemptAt', '<=', sql<Date>`now()`)
        .$if(isLimited, (query) => query.where(recent, '<', AT_MOST))
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'kind', 'attempts', sql<Purge['payload']>`payload`.as('payload')])
    .execute();
}

export async function isPurged(db: Database, id: string): Promise<boolean> {
  const open = await db
    .selectFrom('outbox')
    .select('id')
    .where('id', '=', id)
    .where('deliveredAt', 'is', null)
    .executeTakeFirst();
  return open === undefined;
}

/** Whether a purge has failed for minutes, so that readers may see an old page. */
export async function isPurgeFailing(db: Database): Promise<boolean> {
  const failing = await db
    .selectFrom('outbox')
    .select('id')
    .where('channel', '=', 'purge')
    .where('deliveredAt', 'is', null)
    .where('attempts', '>=', MANY_ATTEMPTS)
    .executeTakeFirst();
  return failing !== undefined;
}
