import { sql } from 'kysely';
import type { Database } from '#db/connection.ts';
import type { Ledger, Write } from './ledger.ts';

/** What the database keeps of a write. */
interface Row {
  id: number;
  mark: string;
  slot: string;
  /** Messages in the outbox that tell the house of it. */
  news: number;
  /** So long before the newest that a clean-up may have forgotten its message, which was delivered. */
  isOld: boolean;
}

/**
 * Holds a ledger against the database: every write that was acknowledged is there once, with its news;
 * nothing is there twice, however often it was sent; no slot has two calls. Gives what is wrong.
 */
export async function whatIsWrong(db: Database, ledger: Ledger): Promise<string[]> {
  const rows = { contact: await leadsIn(db), call: await callsIn(db) };
  const ids = { contact: idsOf(rows.contact), call: idsOf(rows.call) };
  const wrong = [...ledger.faults];
  for (const write of ledger.acknowledged) {
    const id = ids[write.kind].get(write.mark);
    if (id === undefined) wrong.push(`lost: ${nameOf(write)}`);
    else if (id !== write.id) wrong.push(`kept under another id: ${nameOf(write)}`);
  }
  for (const kind of ['contact', 'call'] as const) {
    for (const { mark, news, isOld } of rows[kind]) {
      if (news !== 1 && !(news === 0 && isOld))
        wrong.push(`${news} messages of ${nameOf({ kind, mark })}`);
    }
    const twice = repeated(rows[kind].map(({ mark }) => mark));
    wrong.push(...twice.map((mark) => `kept twice: ${nameOf({ kind, mark })}`));
  }
  wrong.push(...repeated(rows.call.map(({ slot }) => slot)).map((slot) => `booked twice: ${slot}`));
  const promised = ledger.acknowledged.flatMap(({ slot }) => slot ?? []);
  wrong.push(...repeated(promised).map((slot) => `promised twice: ${slot}`));
  return wrong;
}

async function leadsIn(db: Database): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select id, company as mark, '' as slot, count(news.message)::integer as news,
      created_at < max(created_at) over () - interval '30 days' as "isOld"
    from leads left join ${newsOf('contact')} using (id) group by id
  `.execute(db);
  return rows;
}

async function callsIn(db: Database): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select id, phone as mark, date || ' ' || time_slot as slot, count(news.message)::integer as news,
      created_at < max(created_at) over () - interval '30 days' as "isOld"
    from scheduled_calls left join ${newsOf('call')} using (id)
    where cancelled_at is null group by id
  `.execute(db);
  return rows;
}

/** Which message tells of which row. */
function newsOf(kind: string) {
  return sql`(
    select outbox.id as message, (payload::jsonb ->> 'id')::integer as id
    from outbox where kind = ${kind}
  ) as news`;
}

function idsOf(rows: readonly Row[]): Map<string, number> {
  return new Map(rows.map(({ mark, id }) => [mark, id]));
}

function repeated(values: readonly string[]): string[] {
  const seen = new Set<string>();
  return values.filter((value) => seen.has(value) || !seen.add(value));
}

function nameOf({ kind, mark }: Write): string {
  return `${kind} ${mark}`;
}
