/** Failed logins of the last fifteen minutes, which throttle password guessing. */
import { sql } from 'kysely';
import type { Database } from '../connection.ts';
import { dailyHash } from './daily-salt.ts';
import { inTransaction } from '../transaction.ts';
import { rowCount } from '../sql.ts';

/** Failures for one name from one address, after which further attempts have to wait. */
const MAX_FAILURES = 5;

const recent = sql<boolean>`failed_at > now() - interval '15 minutes'`;

/** One attempt to log in. */
export interface Attempt {
  /** In lower case. */
  username: string;
  /** Hash of the client's address. */
  client: string;
}

/** Counts an attempt as failed before it is checked; above the limit, gives the seconds to wait instead. */
export function takeAttempt(
  db: Database,
  attempt: Attempt,
): Promise<{ id: string; wait?: undefined } | { wait: number }> {
  const name = `login ${attempt.client} ${attempt.username}`;
  return inTransaction(db, async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtext(${name}))`.execute(transaction);
    const hashed = await withHashedName(transaction, attempt);
    const wait = await hashedWait(transaction, hashed);
    if (wait !== undefined) return { wait };
    return transaction.insertInto('loginFailures').values(hashed).returning('id').executeTakeFirstOrThrow();
  });
}

/** Names are stored hashed: people type passwords into the wrong field. */
async function withHashedName(db: Database, { username, client }: Attempt): Promise<Attempt> {
  return { username: await dailyHash(db, username), client };
}

/** The seconds until an attempt for this name from this address may be tried; undefined if it may now. */
export async function secondsToWait(db: Database, attempt: Attempt): Promise<number | undefined> {
  return hashedWait(db, await withHashedName(db, attempt));
}

async function hashedWait(db: Database, { username, client }: Attempt) {
  const fifth = await db
    .selectFrom('loginFailures')
    .select(sql<number>`ceil(extract(epoch from failed_at + interval '15 minutes' - now()))::integer`.as('seconds'))
    .where('username', '=', username)
    .where('client', '=', client)
    .where(recent)
    .orderBy('failedAt', 'desc')
    .offset(MAX_FAILURES - 1)
    .limit(1)
    .executeTakeFirst();
  return fifth && Math.max(1, fifth.seconds);
}

/** How many attempts for a name failed, from any address. */
export async function countFailures(db: Database, username: string): Promise<number> {
  const { count } = await db
    .selectFrom('loginFailures')
    .select(rowCount().as('count'))
    .where('username', '=', await dailyHash(db, username))
    .where(recent)
    .executeTakeFirstOrThrow();
  return count;
}

/** Takes back the count of an attempt that could not be checked. */
export async function withdrawAttempt(db: Database, id: string): Promise<void> {
  await db.deleteFrom('loginFailures').where('id', '=', id).execute();
}

/** Clears the count after a successful login. */
export async function clearFailures(db: Database, attempt: Attempt): Promise<void> {
  const { username, client } = await withHashedName(db, attempt);
  await db.deleteFrom('loginFailures').where('username', '=', username).where('client', '=', client).execute();
}
