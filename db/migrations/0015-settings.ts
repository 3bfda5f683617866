import { type Kysely, sql } from 'kysely';

/** Settings of owners, which override the defaults in the content. Only adds: the previous release keeps working. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table settings (
    id integer primary key default 1 check (id = 1),
    chosen jsonb not null default '{}'
  )`,
  `insert into settings default values`,
];
