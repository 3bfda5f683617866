import type { Database } from '../connection.ts';
import { givesRow, now } from '../sql.ts';

/** The passkeys of a user, oldest first. */
export function passkeysOf(db: Database, userId: number) {
  return db
    .selectFrom('passkeys')
    .select(['id', 'name', 'createdAt', 'lastUsedAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .execute();
}

export async function addPasskey(
  db: Database,
  passkey: { id: string; userId: number; publicKey: string; counter: string; name: string },
): Promise<void> {
  await db.insertInto('passkeys').values(passkey).execute();
}

/** Whether any user has a passkey, so that the login page offers it. */
export function anyPasskeys(db: Database): Promise<boolean> {
  return givesRow(db.selectFrom('passkeys').select('id').limit(1));
}

/** Finds a passkey and its user. */
export function findPasskey(db: Database, id: string) {
  return db
    .selectFrom('passkeys')
    .innerJoin('users', 'users.id', 'passkeys.userId')
    .select(['users.id as userId', 'username', 'publicKey', 'counter'])
    .where('passkeys.id', '=', id)
    .executeTakeFirst();
}

export async function recordPasskeyUse(db: Database, id: string, counter: number): Promise<void> {
  const use = { counter: String(counter), lastUsedAt: now };
  await db.updateTable('passkeys').set(use).where('id', '=', id).execute();
}

/** @returns false if this user has no such passkey */
export function removePasskey(db: Database, userId: number, id: string): Promise<boolean> {
  return givesRow(db.deleteFrom('passkeys').where('userId', '=', userId).where('id', '=', id).returning('id'));
}
