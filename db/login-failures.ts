/** Failed logins of the last fifteen minutes: what slows down who guesses a password. */
import { sql } from 'kysely';
import type { Database } from './connection.ts';
import { scrambledToday } from './daily-salt.ts';
import { inTransaction } from './transaction.ts';

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

/**
 * Counts an attempt as failed before anything of it is looked at, or gives the whole seconds until one may be
 * made: until the fifth failure, counted from the newest, is fifteen minutes old.
 */
export function takeAttempt(
  db: Database,
  attempt: Attempt,
): Promise<{ id: string; wait?: undefined } | { wait: number }> {
  const name = `login ${attempt.client} ${attempt.username}`;
  return inTransaction(db, async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtext(${name}))`.execute(transaction);
    const kept = await hidden(transaction, attempt);
    const wait = await secondsToWait(transaction, kept);
    if (wait !== undefined) return { wait };
    return transaction
      .insertInto('loginFailures')
      .values(kept)
      .returning('id')
      .executeTakeFirstOrThrow();
  });
}

/** As it is kept: a password that was typed as a name can be read by nobody. */
async function hidden(db: Database, { username, client }: Attempt): Promise<Attempt> {
  return { username: await scrambledToday(db, username), client };
}

async function secondsToWait(
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
    .where('username', '=', await scrambledToday(db, username))
    .where(recent)
    .executeTakeFirstOrThrow();
  return count;
}

/** An attempt that was neither right nor wrong does not count. */
export async function withdrawAttempt(db: Database, id: string): Promise<void> {
  await db.deleteFrom('loginFailures').where('id', '=', id).execute();
}

/** A success clears the count. */
export async function clearFailures(db: Database, attempt: Attempt): Promise<void> {
  const { username, client } = await hidden(db, attempt);
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
