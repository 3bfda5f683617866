import { sql } from 'kysely';
import type { Database } from '../connection.ts';
import { hasDeleted } from '../has-deleted.ts';

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
export async function anyPasskeys(db: Database): Promise<boolean> {
  return (await db.selectFrom('passkeys').select('id').limit(1).executeTakeFirst()) !== undefined;
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
  await db
    .updateTable('passkeys')
    .set({ counter: String(counter), lastUsedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

/** @returns false if this user has no such passkey */
export function removePasskey(db: Database, userId: number, id: string): Promise<boolean> {
  return hasDeleted(db.deleteFrom('passkeys').where('userId', '=', userId).where('id', '=', id));
}
