/** What scrambles texts that have to be told apart for a while, and that nobody shall know later. */
import { createHmac, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from './connection.ts';

/** The same for the same text on the same day; from the next day on nobody can tell which text it was. */
export async function scrambledToday(db: Database, text: string): Promise<string> {
  return createHmac('sha256', await saltOfToday(db))
    .update(text)
    .digest('base64url')
    .slice(0, 16);
}

async function saltOfToday(db: Database): Promise<string> {
  const find = db
    .selectFrom('auditSalts')
    .select('salt')
    .where('day', '=', sql<string>`current_date`);
  const known = await find.executeTakeFirst();
  if (known) return known.salt;
  await db
    .insertInto('auditSalts')
    .values({ salt: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await find.executeTakeFirstOrThrow()).salt;
}

/** Throws the salts of earlier days away. */
export async function forgetSalts(db: Database): Promise<void> {
  await db
    .deleteFrom('auditSalts')
    .where('day', '<', sql<string>`current_date`)
    .execute();
}
