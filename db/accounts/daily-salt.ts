/** Hashes of texts that have to be compared within a day and must not be recognizable later. */
import { createHmac, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../connection.ts';

/** Hashes a text with the day's salt: equal for equal texts on one day, and not reversible once the salt is deleted. */
export async function dailyHash(db: Database, text: string): Promise<string> {
  return createHmac('sha256', await dailySalt(db))
    .update(text)
    .digest('base64url')
    .slice(0, 16);
}

async function dailySalt(db: Database): Promise<string> {
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
