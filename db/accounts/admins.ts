import { sql } from 'kysely';
import { endLinks } from './account-tokens.ts';
import { addAuditEntry } from './audit-log.ts';
import type { Database, OpenTransaction } from '../connection.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { endSessionsOf, type SignedIn } from './sessions.ts';
import { inTransaction } from '../transaction.ts';
import { changeUser, choosePassword, findUser, hasUsers, saveUser } from './users.ts';

/**
 * Creates an admin, or sets the password of an existing one and ends all their sessions.
 * @param isInitial set by others, to be changed
 */
export async function setAdmin(db: Database, username: string, password: string, isInitial = false): Promise<void> {
  const hash = await hashPassword(password);
  await inTransaction(db, (transaction) => save(transaction, username, hash, isInitial));
}

/**
 * Creates the first admin, with an initial password, unless there is a user by then: two programs may start at once.
 * @returns whether it did
 */
export async function addFirstAdmin(db: Database, username: string, password: string): Promise<boolean> {
  const hash = await hashPassword(password);
  return inTransaction(db, async (transaction) => {
    await sql`lock table users in share row exclusive mode`.execute(transaction);
    if (await hasUsers(transaction)) return false;
    await save(transaction, username, hash, true);
    return true;
  });
}

/** Sets the password hash of a signed-in admin and ends all their other sessions. */
export function changeOwnPassword(db: Database, admin: SignedIn, hash: string): Promise<void> {
  return inTransaction(db, async (transaction) => {
    await choosePassword(transaction, admin.id, hash);
    await endSessionsOf(transaction, admin.id, admin.session);
    await addAuditEntry(transaction, { action: 'password.change', by: admin });
  });
}

/**
 * Creates or updates the admin of the environment, but only where name or password have changed since the last time.
 */
export async function applyEnvironmentAdmin(db: Database, name: string, password: string) {
  // The login trims names too.
  const username = name.trim();
  const applied = await db.selectFrom('environmentAdmin').select(['username', 'password']).executeTakeFirst();
  const isSame = applied?.username === username && (await verifyPassword(password, applied.password));
  if (isSame && (await findUser(db, username))) return;

  const hash = await hashPassword(password);
  await inTransaction(db, async (transaction) => {
    const id = await save(transaction, username, hash, true);
    await changeUser(transaction, id, { role: 'owner' });
    await transaction
      .insertInto('environmentAdmin')
      .values({ id: 1, username, password: hash })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ username, password: hash }))
      .execute();
  });
}

async function save(transaction: OpenTransaction, username: string, hash: string, isInitial: boolean) {
  const id = await saveUser(transaction, username, hash, isInitial);
  await endLinks(transaction, id);
  await endSessionsOf(transaction, id);
  await addAuditEntry(transaction, { action: 'password.set', by: { id, username } });
  return id;
}
