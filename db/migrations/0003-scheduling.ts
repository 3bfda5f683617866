import { type Kysely, sql } from 'kysely';

/** What a visitor needs to come back to a call. Only adds: the release before goes on working. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // SHA-256 of the code in the visitor's link; null where a call was booked without one.
  `alter table scheduled_calls add column confirmation_hash text`,
  `create unique index scheduled_calls_confirmation on scheduled_calls (confirmation_hash)`,
  // Counts up with every change, so that a calendar knows the newer of two files.
  `alter table scheduled_calls add column revision integer not null default 0`,
  `alter table scheduled_calls add column updated_at timestamptz not null default now()`,
];
