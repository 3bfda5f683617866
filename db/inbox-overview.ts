/** Daily counts of views, leads, calls and chats, in the agency's time zone. */
import { sql } from 'kysely';
import type { Measure } from '#src/contracts/overview.ts';
import type { Database } from './connection.ts';

/** Days with a count of zero are left out. */
export interface CountedDay {
  measure: Measure;
  day: string;
  count: number;
}

/** Counts everything since a day, yyyy-MM-dd, in one query. @param timeZone IANA name */
export async function countDays(
  db: Database,
  first: string,
  timeZone: string,
): Promise<CountedDay[]> {
  const day = (column: string) => sql`(${sql.ref(column)} at time zone ${timeZone})::date`;
  const since = sql`(${first}::date)::timestamp at time zone ${timeZone}`;
  const { rows } = await sql<CountedDay>`
    select 'views' as measure, day, sum(count)::integer as count
      from page_views where day >= ${first}::date group by day
    union all
    select 'leads', day, count(*)::integer
      from (select ${day('created_at')} as day from leads
        where created_at >= ${since} and not is_spam) as leads group by day
    union all
    select 'calls', day, count(*)::integer
      from (select ${day('created_at')} as day from scheduled_calls
        where created_at >= ${since}) as calls group by day
    union all
    select 'chats', day, count(*)::integer
      from (select ${day('created_at')} as day from inbox_items
        where kind = 'chat' and created_at >= ${since}) as chats group by day`.execute(db);
  return rows;
}

/** The most viewed pages since a day, yyyy-MM-dd. */
export async function topPages(
  db: Database,
  first: string,
  limit: number,
): Promise<{ path: string; views: number }[]> {
  const { rows } = await sql<{ path: string; views: number }>`
    select path, sum(count)::integer as views from page_views where day >= ${first}::date
    group by path order by views desc, path limit ${limit}`.execute(db);
  return rows;
}
