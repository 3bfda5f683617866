/** What an inbox of 200,000 items costs on Postgres, and what its migration costs those who write meanwhile. */
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { Client } from 'pg';
import { inboxPage } from '#api/inbox/items.ts';
import { type Database, openDatabase } from '#db/connection.ts';
import { countInbox, readNews } from '#db/inbox/items.ts';
import { levels, migrate } from '#db/migrate.ts';
import { startPostgres } from '#db/testing/postgres.ts';
import type { InboxFilter } from '#src/contracts/inbox.ts';
import type { Rows } from '../figures.ts';
import { quantile, whole } from '../numbers.ts';
import type { Times } from './requests.ts';

/** Items, of which three fifths are conversations of two messages. */
const ITEMS = 200_000;
const [LEADS, CALLS, TALKS] = [0.3 * ITEMS, 0.1 * ITEMS, 0.6 * ITEMS];

const REPEATS = 60;
const WARM_UP = 10;

/** The level before the inbox was a table. */
const BEFORE = levels[levels.indexOf('0023-inbox-entries') - 1];

const filters: Record<string, InboxFilter> = {
  'list: everything': {},
  'list: open calls, without spam': { kind: 'call', state: 'open', spam: 'hide' },
  'list: handled requests': { kind: 'lead', state: 'handled' },
  'list: spam': { spam: 'only' },
  'list: of an assignee': { assignee: 'dana' },
  'list: with a tag': { tag: 'Monday' },
  'search: a word of most items': { search: 'invoice' },
  'search: two words of most items': { search: 'ledger invoice' },
  'search: in one of a hundred': { search: 'telegram' },
  'search: part of an address': { search: 'person77@' },
  'search: digits of a number': { search: '555 01234' },
  'search: a word of a note and of its request': { search: 'promised telegram' },
  'search: in none': { search: 'zeppelin' },
};

/** What the migration cost, in milliseconds. */
interface MigrationCost {
  /** All of it. */
  took: number;
  /** The longest that another release waited for the insert of a request or a message meanwhile. */
  longestWrite: number;
  /** How many it has written meanwhile, all of which the table has. */
  written: number;
}

export interface InboxFigures {
  times: Times[];
  migration: MigrationCost;
}

/** As the page of the figures has them. */
export function inboxRows({ times, migration }: InboxFigures): Rows {
  const { took, longestWrite, written } = migration;
  return {
    ...Object.fromEntries(times.map(({ of, p50, p99 }) => [of, [p50.toFixed(1), p99.toFixed(1)]])),
    'the migration': [(took / 1000).toFixed(0), (longestWrite / 1000).toFixed(1), whole(written)],
  };
}

export async function measureInbox(): Promise<InboxFigures> {
  const server = await startPostgres();
  const address = { DATABASE_URL: server.url, NEON_WS_PROXY: undefined };
  const db = openDatabase(address, 600_000);
  const old = openDatabase(address, 600_000);
  await migrate(db, BEFORE);
  await fillOld(db);
  const migration = await migrateBesideWrites(db, old);
  await vacuum(server.url);
  const times = [];
  for (const [of, filter] of Object.entries(filters)) {
    times.push(await measured(of, () => inboxPage(db, filter, 50, undefined)));
    times.push(await measured(`${of}, its counts`, () => countInbox(db, filter)));
  }
  times.push(await measured('the poll', () => readNews(db)));
  await old.destroy();
  await db.destroy();
  await server.stop();
  return { times, migration };
}

/** As autovacuum does soon after such a migration; not over our driver, whose statements are transactions. */
async function vacuum(url: string): Promise<void> {
  const client = new Client(url);
  await client.connect();
  await client.query('vacuum analyze');
  await client.end();
}

async function measured(of: string, run: () => Promise<unknown>): Promise<Times> {
  const times: number[] = [];
  for (let count = 0; count < WARM_UP + REPEATS; count++) {
    const began = performance.now();
    await run();
    if (count >= WARM_UP) times.push(performance.now() - began);
  }
  return { of, p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
}

/** Migrates while another release goes on writing. @throws where one of its rows is not in the inbox afterwards */
async function migrateBesideWrites(db: Database, old: Database): Promise<MigrationCost> {
  let longestWrite = 0;
  let written = 0;
  const ended = new AbortController();
  const writing = (async () => {
    while (!ended.signal.aborted) {
      const began = performance.now();
      if (written % 2 === 0) {
        await sql`insert into leads (name, email, company, message)
          values ('Meanwhile', 'meanwhile@x.example', 'x', 'x')`.execute(old);
      } else {
        await sql`insert into chat_messages (session_id, message)
          values (${`talk ${1 + (written % 1000)}`}, 'meanwhile')`.execute(old);
      }
      longestWrite = Math.max(longestWrite, performance.now() - began);
      written += 1;
      await sleep(5);
    }
  })();
  const began = performance.now();
  await migrate(db);
  const took = performance.now() - began;
  ended.abort();
  await writing;
  const { rows } = await sql<{ differ: number }>`
    select count(*)::integer as differ
    from inbox_items full join inbox_entries as entry using (item)
    where (inbox_items.kind, inbox_items.id, inbox_items.messages, inbox_items.changed_at, inbox_items.unread)
      is distinct from (entry.kind, entry.id, entry.messages, entry.changed_at, entry.unread)`.execute(db);
  if (rows[0]?.differ !== 0) throw new Error(`${rows[0]?.differ} items differ after the migration.`);
  return { took, longestWrite, written };
}

/** Writes the items as the release before did. */
async function fillOld(db: Database): Promise<void> {
  const words = sql`array['order','form','table','receipt','letter','chart','freight','clinic','counter','stock','tenant',
    'lease','quote','hour','desk','paper','mail','copy','invoice','ledger']`;
  const text = (length: number) => sql`(select string_agg((${words})[1 + floor(random() * 20)::integer], ' ')
    from generate_series(1, ${sql.lit(length)} + n % 2) as word (at))`;
  const rare = sql`case when n % 100 = 0 then ' telegram' else '' end`;
  const time = sql`now() - interval '89 days' * (1 - n / ${sql.lit(ITEMS)}::float)`;
  await sql`insert into users (username, password) values ('dana', 'no hash')`.execute(db);
  await sql`insert into leads (name, email, company, phone, message, is_spam, created_at)
    select 'Person ' || n, 'person' || n || '@company' || n % 5000 || '.example', 'Company ' || n % 5000,
      '(512) 555-' || lpad(n::text, 6, '0'), ${text(40)} || ${rare}, n % 50 = 0, ${time}
    from generate_series(1, ${sql.lit(LEADS)}) as n`.execute(db);
  await sql`insert into scheduled_calls (name, phone, date, time_slot, cancelled_at, created_at, updated_at)
    select 'Caller ' || n, '(512) 556-' || lpad(n::text, 6, '0'), '2027-03-14', '09:00', now(), ${time}, ${time}
    from generate_series(1, ${sql.lit(CALLS)}) as n`.execute(db);
  await sql`insert into chat_messages (session_id, message, response, created_at)
    select 'talk ' || (1 + n % ${sql.lit(TALKS)}), ${text(12)} || ${rare}, ${text(30)}, ${time}
    from generate_series(1, ${sql.lit(2 * TALKS)}) as n`.execute(db);
  await sql`insert into inbox_notes (item, author, text)
    select 'lead ' || n, 'dana', 'We promised ' || ${text(8)} from generate_series(1, ${sql.lit(LEADS)}, 5) as n`.execute(
    db,
  );
  await sql`insert into inbox_states (item, read_at, handled_at, handled_by, tags, assignee_id)
    select case when n % 2 = 0 then 'lead ' || n else 'chat talk ' || n end, now(),
      case when n % 4 = 0 then now() end, 'dana', case when n % 1000 = 0 then '["Monday"]'::jsonb else '[]' end,
      case when n % 40 = 0 then (select id from users) end
    from generate_series(1, ${sql.lit(LEADS)}) as n`.execute(db);
}
