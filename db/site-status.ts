import { sql } from 'kysely';
import type { Database } from './connection.ts';

/** The last change of what the public sees; times in ISO 8601, exact to the microsecond. */
export interface SiteChange {
  changedAt: string;
  /** The change that the build hook last heard of. */
  hookCalledAt: string | null;
}

/** Undefined where nothing has changed since the beginning. */
export function lastSiteChange(db: Database): Promise<SiteChange | undefined> {
  return db
    .selectFrom('siteChanges')
    .select([inUtc('changedAt').as('changedAt'), inUtc('hookCalledAt').as('hookCalledAt')])
    .executeTakeFirst();
}

function inUtc(column: string) {
  return sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
}
