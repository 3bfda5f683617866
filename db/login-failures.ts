/** Failed logins of the last fifteen minutes: what slows down who guesses a password. */
import { sql } from 'kysely';
import type { Database } from './connection.ts';

/** Failures for one name from one address, after which it has to wait. */
const MOST = 5;

const recent = sql<boolean>`failed_at > now() - interval '15 minutes'`;

/** Who tries to come in. */
export interface Attempt {
  /** In lower case. */
  username: string;
  /** Stands for the address. */
  client: string;
}

/** Makes attempts for one name from one address wait for each other until the transaction ends. */
export async function takeAttempt(
  transaction: Database,
  { username, client }: Attempt,
): Promise<void> {
  const name = `login ${client} ${username}`;
  await sql`select pg_advisory_xact_lock(hashtext(${name}))`.execute(transaction);
}

/**
 * Undefined: the attempt may be made. Otherwise the whole seconds until one may: until the fifth
 * failure, counted from the newest, is fifteen minutes old.
 */
export async function secondsToWait(
  db: Database,
  { username, client }: Attempt,
): Promise<number | undefined> {
  const fifth = await db
    .selectFrom('loginFailures')
    .select(
      sql<number>`ceil(extract(epoch from failed_at + interval '15 minutes' - now()))::integer`.as(
        'seconds',
      ),
    )
    .where('username', '=', username)
    .where('client', '=', client)
    .where(recent)
    .orderBy('failedAt', 'desc')
    .offset(MOST - 1)
    .limit(1)
    .executeTakeFirst();
  return fifth && Math.max(1, fifth.seconds);
}

/** How often a name was tried in vain, from anywhere. */
export async function countFailures(db: Database, username: string): Promise<number> {
  const { count } = await db
    .selectFrom('loginFailures')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('username', '=', username)
    .where(recent)
    .executeTakeFirstOrThrow();
  return count;
}

export async function addFailure(db: Database, attempt: Attempt): Promise<void> {
  await db.insertInto('loginFailures').values(attempt).execute();
}

/** A success clears the count. */
export async function clearFailures(db: Database, { username, client }: Attempt): Promise<void> {
  await db
    .deleteFrom('loginFailures')
    .where('username', '=', username)
    .where('client', '=', client)
    .execute();
}

/** Forgets failures that no longer count. */
export async function deleteOldFailures(db: Database): Promise<void> {
  await db
    .deleteFrom('loginFailures')
    .where('failedAt', '<=', sql<Date>`now() - interval '15 minutes'`)
    .execute();
}
