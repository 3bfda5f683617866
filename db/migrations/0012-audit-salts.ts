import { type Kysely, sql } from 'kysely';

/** The audit log keeps no addresses, and no names but those of users. Only adds: the release before goes on working. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table audit_salts (
    day date primary key default current_date,
    salt text not null
  )`,

  // What was kept until now could be told from day to day, and was whatever somebody had typed.
  `update audit_log set details = details - 'client' where details ->> 'client' is not null`,
  `update audit_log set username = null
    where action in ('login.failed', 'login.refused') and username not in (select username from users)`,
];
