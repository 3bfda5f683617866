/** Limits that are counted in the database: of requests, and of questions that go to a language model. */
import { CompiledQuery, sql } from 'kysely';
import type { Database } from './connection.ts';

/** The requests that one client may make in a minute and in an hour; each window starts with its first request. */
export interface Limit {
  minute: number;
  hour: number;
}

const minuteOver = `rate_limits.minute_started_at <= now() - interval '1 minute'`;
const hourOver = `rate_limits.hour_started_at <= now() - interval '1 hour'`;

/** Raw SQL, not rebuilt for each request, since every write starts with it: $1 is the bucket, $2 and $3 the limits. */
const TAKE = `
  insert into rate_limits (bucket, minute_count, hour_count) values ($1, 1, 1)
  on conflict (bucket) do update set
    minute_started_at = case when ${minuteOver} then now() else rate_limits.minute_started_at end,
    minute_count = case when ${minuteOver} then 1 else rate_limits.minute_count + 1 end,
    hour_started_at = case when ${hourOver} then now() else rate_limits.hour_started_at end,
    hour_count = case when ${hourOver} then 1 else rate_limits.hour_count + 1 end
  where (${minuteOver} or rate_limits.minute_count < $2)
    and (${hourOver} or rate_limits.hour_count < $3)
  returning bucket`;

/**
 * Counts a request, unless it is refused.
 * @returns undefined if it may pass, else the seconds until the next one may
 */
export async function takeRequest(db: Database, bucket: string, limit: Limit) {
  const taken = CompiledQuery.raw(TAKE, [bucket, limit.minute, limit.hour]);
  const { rows } = await db.executeQuery(taken);
  return rows.length > 0 ? undefined : secondsUntilFree(db, bucket, limit);
}

async function secondsUntilFree(db: Database, bucket: string, limit: Limit): Promise<number> {
  const row = await db
    .selectFrom('rateLimits')
    .select([
      sql<number>`ceil(extract(epoch from greatest(
        case when minute_count >= ${limit.minute} then minute_started_at + interval '1 minute' end,
        case when hour_count >= ${limit.hour} then hour_started_at + interval '1 hour' end
      ) - now()))::integer`.as('seconds'),
    ])
    .where('bucket', '=', bucket)
    .executeTakeFirst();
  return Math.max(1, row?.seconds ?? 1);
}

/**
 * Counts a question for a language model on a day (yyyy-MM-dd), unless the limit is reached. Only the newest day is
 * stored.
 */
export async function takeModelQuestion(db: Database, day: string, limit: number) {
  if (limit === 0) return false;
  const { rows } = await sql`
    insert into model_questions (day, questions) values (${day}, 1)
    on conflict (id) do update set
      day = greatest(model_questions.day, excluded.day),
      questions = case when model_questions.day < excluded.day then 1 else model_questions.questions + 1 end
    where model_questions.day < excluded.day or model_questions.questions < ${limit}
    returning id`.execute(db);
  return rows.length > 0;
}
