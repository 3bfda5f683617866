import { sql } from 'kysely';
import type { Database } from './connection.ts';
import type { Role } from './schema/admins.ts';

export interface User {
  id: number;
  username: string;
  role: Role;
  email: string | null;
  /** An argon2id hash. */
  password: string;
  /** It was made or set for this person, who has not chosen one yet. */
  initialPassword: boolean;
  /** Null while invited. */
  joinedAt: Date | null;
}

export function findUser(db: Database, username: string): Promise<User | undefined> {
  return db
    .selectFrom('users')
    .select(['id', 'username', 'role', 'email', 'password', 'initialPassword', 'joinedAt'])
    .where('username', '=', username)
    .executeTakeFirst();
}

/** Somebody with a password and an address, by name or address. */
export function findMailable(db: Database, name: string) {
  return db
    .selectFrom('users')
    .select(['id', 'username', 'email'])
    .where('joinedAt', 'is not', null)
    .where('email', 'is not', null)
    .where((row) =>
      row.or([row('username', '=', name), row(sql`lower(email)`, '=', name.toLowerCase())]),
    )
    .orderBy(sql`username = ${name}`, 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function hasUsers(db: Database): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/**
 * Makes a user, or gives one that is there another password hash; gives its id.
 *
 * @param initialPassword it is not one that this person has chosen
 */
export async function saveUser(
  db: Database,
  username: string,
  password: string,
  initialPassword = false,
): Promise<number> {
  const { id } = await db
    .insertInto('users')
    .values({ username, password, initialPassword })
    .onConflict((conflict) =>
      conflict.column('username').doUpdateSet({ password, initialPassword }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Another hash of the same password. */
export async function changePasswordHash(db: Database, id: number, password: string) {
  await db.updateTable('users').set({ password }).where('id', '=', id).execute();
}

/** A password that this person has chosen; who was invited has joined with it. */
export async function choosePassword(db: Database, id: number, password: string): Promise<void> {
  await db
    .updateTable('users')
    .set({
      password,
      initialPassword: false,
      joinedAt: sql<Date>`coalesce(joined_at, now())`,
    })
    .where('id', '=', id)
    .execute();
}

/** Adds somebody who has no password yet; undefined where the name is taken, whatever the case. */
export async function addUser(
  db: Database,
  user: { username: string; role: Role; email: string | null; password: string },
): Promise<number | undefined> {
  const taken = await db
    .selectFrom('users')
    .select('id')
    .where(sql`lower(username)`, '=', user.username.toLowerCase())
    .executeTakeFirst();
  if (taken) return undefined;
  const added = await db
    .insertInto('users')
    .values({ ...user, joinedAt: null })
    .onConflict((conflict) => conflict.column('username').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added?.id;
}

/** Everybody who may sign in or is invited, by name; or the one with that id. */
export function listUsers(db: Database, id?: number) {
  let users = db
    .selectFrom('users')
    .select((row) => [
      ...(['id', 'username', 'role', 'email', 'createdAt', 'joinedAt'] as const),
      secondFactor.as('secondFactor'),
      row
        .selectFrom('sessions')
        .select((session) => session.fn.max('lastSeenAt').as('at'))
        .whereRef('sessions.userId', '=', 'users.id')
        .as('lastSeenAt'),
    ])
    .orderBy(sql`lower(username)`);
  if (id !== undefined) users = users.where('id', '=', id);
  return users.execute();
}

/** Whether a user signs in with more than a password. */
export const secondFactor = sql<boolean>`
  (users.totp_on or exists (select from passkeys where passkeys.user_id = users.id))`;

/** Makes changes of owners wait for each other, and gives the ids of those who can sign in. */
export async function takeOwners(transaction: Database): Promise<number[]> {
  const owners = await transaction
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'owner')
    .where('joinedAt', 'is not', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  return owners.map(({ id }) => id);
}

export async function changeUser(
  db: Database,
  id: number,
  changes: { role?: Role | undefined; email?: string | null | undefined },
): Promise<void> {
  await db
    .updateTable('users')
    .set({ id, ...changes })
    .where('id', '=', id)
    .execute();
}

/** Takes a user away, with sessions, keys and links; what they wrote stays. */
export async function removeUser(db: Database, id: number): Promise<void> {
  await db.deleteFrom('users').where('id', '=', id).execute();
}
