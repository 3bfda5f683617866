/** What came in by day, and what waits. */
import { sql } from 'kysely';
import type { Measure, Overview, WaitingItem } from '#src/contracts/overview.ts';
import type { Database } from '../connection.ts';
import { waits } from './items.ts';
import type { Dated } from '../schema/columns.ts';

/** Counts everything since a day, yyyy-MM-dd, in one query, but no day without any. @param timeZone IANA name */
export async function countDays(db: Database, first: string, timeZone: string) {
  const day = (column: string) => sql`(${sql.ref(column)} at time zone ${timeZone})::date`;
  const since = sql`(${first}::date)::timestamp at time zone ${timeZone}`;
  const { rows } = await sql<{ measure: Measure; day: string; count: number }>`
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
      from (select ${day('created_at')} as day from inbox_entries
        where kind = 'chat' and created_at >= ${since}) as chats group by day`.execute(db);
  return rows;
}

/** The most viewed pages since a day, yyyy-MM-dd. */
export async function topPages(db: Database, first: string, limit: number) {
  const { rows } = await sql<Overview['pages'][number]>`
    select path, sum(count)::integer as views from page_views where day >= ${first}::date
    group by path order by views desc, path limit ${limit}`.execute(db);
  return rows;
}

/**
 * What waits, a few of each kind, in one query: contact requests to answer, the next calls, drafts and scheduled posts of both
 * boards, also drafts that are no posts yet. Each with how many of its kind wait in all.
 */
export async function listWaiting(db: Database, limit: number) {
  const { rows } = await sql<Dated<WaitingItem, 'at'> & { total: number }>`
    (select 'lead' as kind, id, name as title, company as detail, created_at as at, false as is_new,
        count(*) over ()::integer as total
      from inbox_entries where kind = 'lead' and ${waits}
      order by created_at desc limit ${limit})
    union all
    (select 'call', id, coalesce(name, phone), phone, starts_at, false, count(*) over ()::integer
      from scheduled_calls where cancelled_at is null and starts_at > now()
      order by starts_at limit ${limit})
    union all
    (select board, id, title, '', at, is_new, count(*) over ()::integer from (
        select 'blog' as board, id, title, updated_at, deleted_at, published, false as is_new,
          case when published then published_at end as at from blog_posts
        union all
        select 'signal-board', id, title, updated_at, deleted_at, published, false,
          case when published then published_at end from signal_board_posts
        union all
        select board, id, form ->> 'title', updated_at, null, false, true, null from working_copies where post_id is null
      ) as posts
      where deleted_at is null and (not published or at > now())
      order by at nulls last, updated_at desc limit ${limit})`.execute(db);
  return rows;
}
