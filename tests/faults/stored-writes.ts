import { sql } from 'kysely';
import type { Database } from '#db/connection.ts';
import type { WriteLog, Write } from './write-log.ts';

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
export async function findProblems(db: Database, writeLog: WriteLog): Promise<string[]> {
  const rows = { contact: await leadsIn(db), call: await callsIn(db) };
  const ids = { contact: idsOf(rows.contact), call: idsOf(rows.call) };
  const wrong = [...writeLog.faults];
  for (const write of writeLog.acknowledged) {
    const id = ids[write.kind].get(write.marker);
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
  const promised = writeLog.acknowledged.flatMap(({ slot }) => slot ?? []);
  wrong.push(...repeated(promised).map((slot) => `promised twice: ${slot}`));
  return wrong;
}

async function leadsIn(db: Database): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select id, company as marker, '' as slot, count(notifications.message)::integer as notifications,
      created_at < max(created_at) over () - interval '30 days' as "isOld"
    from leads left join ${notificationsOf('contact')} using (id) group by id
  `.execute(db);
  return rows;
}

async function callsIn(db: Database): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select id, phone as marker, date || ' ' || time_slot as slot, count(notifications.message)::integer as notifications,
      created_at < max(created_at) over () - interval '30 days' as "isOld"
    from scheduled_calls left join ${notificationsOf('call')} using (id)
    where cancelled_at is null group by id
  `.execute(db);
  return rows;
}

/** Which notification belongs to which row. */
function notificationsOf(kind: string) {
  return sql`(
    select outbox.id as message, (payload::jsonb ->> 'id')::integer as id
    from outbox where kind = ${kind}
  ) as notifications`;
}

function idsOf(rows: readonly Row[]): Map<string, number> {
  return new Map(rows.map(({ marker, id }) => [marker, id]));
}

function repeated(values: readonly string[]): string[] {
  const seen = new Set<string>();
  return values.filter((value) => seen.has(value) || !seen.add(value));
}

function nameOf({ kind, marker }: Write): string {
  return `${kind} ${marker}`;
}
