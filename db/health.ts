import { sql } from 'kysely';
import type { Database } from './connection.ts';

/** The health of the site, as far as the database knows it. */
export interface Health {
  /** Notifications that are not delivered yet. */
  waiting: number;
  /** The age of the oldest of them, in seconds. */
  oldestSeconds: number;
  /** Notifications that are not tried again. */
  givenUp: number;
  lastPurge: Date | null;
  /** When the build hook was last called. */
  lastBuildHook: Date | null;
  databaseBytes: number;
}

/** Reads all of it in one query. */
export async function readHealth(db: Database): Promise<Health> {
  const { rows } = await sql<Health>`
    with notifications as (
      select created_at, dead_at from outbox where channel <> 'purge' and delivered_at is null
    )
    select
      (select count(*)::int from notifications where dead_at is null) as waiting,
      (select coalesce(extract(epoch from now() - min(created_at)), 0)::int
        from notifications where dead_at is null) as "oldestSeconds",
      (select count(*)::int from notifications where dead_at is not null) as "givenUp",
      (select max(delivered_at) from outbox where channel = 'purge') as "lastPurge",
      (select called_at from site_changes) as "lastBuildHook",
      pg_database_size(current_database())::float8 as "databaseBytes"`.execute(db);
  const [health] = rows;
  if (!health) throw new Error('A query without a table gave no row.');
  return health;
}
