import { type Kysely, sql } from 'kysely';

/** Tracks builds until one of them is live. Only adds, so that the previous release keeps working. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The last change that the served site is known to show.
  await sql`alter table site_changes add column live_at timestamptz`.execute(db);
  // When the build hook was last called, and how often for the newest change.
  await sql`alter table site_changes add column called_at timestamptz`.execute(db);
  await sql`alter table site_changes add column calls integer not null default 0`.execute(db);
}
