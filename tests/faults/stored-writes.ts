import { sql } from 'kysely';
import type { Database } from '#db/connection.ts';
import type { FaultLog, Write } from './fault-log.ts';

/** What the database stores of a write. */
interface Row {
  id: number;
  marker: string;
  slot: string;
  /** Number of notifications about it in the outbox. */
  notifications: number;
  /** So much older than the newest that the cleanup may have removed its delivered notification. */
  isOld: boolean;
}

/**
 * Compares a log of writes with the database: every acknowledged write is stored once, with its notifications;
 * nothing is stored twice, however often it was sent; no slot has two bookings. Returns what is wrong.
 */
export async function findProblems(db: Database, log: FaultLog): Promise<string[]> {
  const rows = { contact: await rowsIn(db, 'contact'), call: await rowsIn(db, 'call') };
  const ids = new Map(Object.entries(rows).flatMap(([kind, some]) => some.map((row) => [kind + row.marker, row.id])));
  const wrong = [...log.faults];
  for (const write of log.acknowledged) {
    const id = ids.get(write.kind + write.marker);
    if (id === undefined) wrong.push(`lost: ${nameOf(write)}`);
    else if (id !== write.id) wrong.push(`stored under another id: ${nameOf(write)}`);
  }
  for (const kind of ['contact', 'call'] as const) {
    for (const { marker, notifications, isOld } of rows[kind]) {
      if (notifications !== 1 && !(notifications === 0 && isOld))
        wrong.push(`${notifications} messages of ${nameOf({ kind, marker })}`);
    }
    const twice = repeated(rows[kind].map(({ marker }) => marker));
    wrong.push(...twice.map((marker) => `stored twice: ${nameOf({ kind, marker })}`));
  }
  wrong.push(...repeated(rows.call.map(({ slot }) => slot)).map((slot) => `booked twice: ${slot}`));
  const promised = log.acknowledged.flatMap(({ slot }) => slot ?? []);
  wrong.push(...repeated(promised).map((slot) => `promised twice: ${slot}`));
  return wrong;
}

/** Where the writes of each kind are stored. */
const stored = {
  contact: sql`company as marker, '' as slot from leads`,
  call: sql`phone as marker, date || ' ' || time_slot as slot
    from scheduled_calls where cancelled_at is null`,
};

async function rowsIn(db: Database, kind: Write['kind']): Promise<Row[]> {
  const { rows } = await sql<Row>`
    with writes as (select id, created_at, ${stored[kind]})
    select writes.id, marker, slot, count(outbox.id)::integer as notifications,
      writes.created_at < max(writes.created_at) over () - interval '30 days' as "isOld"
    from writes
      left join outbox on kind = ${kind} and (payload::jsonb ->> 'id')::integer = writes.id
    group by writes.id, marker, slot, writes.created_at
  `.execute(db);
  return rows;
}

function repeated(values: readonly string[]): string[] {
  const seen = new Set<string>();
  return values.filter((value) => seen.has(value) || !seen.add(value));
}

function nameOf({ kind, marker }: Write): string {
  return `${kind} ${marker}`;
}
