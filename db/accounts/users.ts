import { sql } from 'kysely';
import type { AccountRules, ContentView, Role } from '#src/contracts/account.ts';
import { emailSpellings } from '#src/contracts/pasted.ts';
import type { Database, OpenTransaction } from '../connection.ts';
import { givesRow } from '../sql.ts';
import { endLinks } from './account-tokens.ts';

export function findUser(db: Database, username: string) {
  return db
    .selectFrom('users')
    .select(['id', 'username', 'role', 'email', 'password', 'initialPassword', 'joinedAt', 'linksValidFrom'])
    .where('username', '=', username)
    .executeTakeFirst();
}

export function findUserById(db: Database, id: number) {
  return db.selectFrom('users').select(['id', 'username', 'email', 'joinedAt']).where('id', '=', id).executeTakeFirst();
}

/** What the admin area is to do for a user: how texts open, and the name that they write under. */
export function findPreferences(db: Database, id: number) {
  return db.selectFrom('users').select(['senderName', 'contentView']).where('id', '=', id).executeTakeFirst();
}

export async function changeContentView(db: Database, id: number, contentView: ContentView): Promise<void> {
  await db.updateTable('users').set({ contentView }).where('id', '=', id).execute();
}

/** The owners who have joined. */
export function listOwners(db: Database) {
  const owners = db.selectFrom('users').select(['username', 'email']).where('role', '=', 'owner');
  return owners.where('joinedAt', 'is not', null).execute();
}

/** Finds a user who has joined and has an email address, by username or address. */
export function findMailable(db: Database, name: string) {
  return db
    .selectFrom('users')
    .select(['id', 'username', 'email'])
    .where('joinedAt', 'is not', null)
    .where('email', 'is not', null)
    .where((row) => row.or([row('username', '=', name), row(sql`lower(email)`, 'in', emailSpellings(name))]))
    .orderBy(sql`username = ${name}`, 'desc')
    .limit(1)
    .executeTakeFirst();
}

export function hasUsers(db: Database): Promise<boolean> {
  return givesRow(db.selectFrom('users').select('id').limit(1));
}

/**
 * Creates a user, or sets the password hash of an existing one; `initialPassword`: others chose it.
 * @returns the user's id
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
    .onConflict((conflict) => conflict.column('username').doUpdateSet({ password, initialPassword, wrongCodes: 0 }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Sets a password that the user has chosen; an invited user joins by this. Ends all links of the user. */
export async function choosePassword(db: Database, id: number, password: string): Promise<void> {
  await endLinks(db, id);
  const joinedAt = sql<Date>`coalesce(joined_at, now())`;
  // Whoever guessed codes knew the earlier password.
  const changes = { password, initialPassword: false, joinedAt, wrongCodes: 0 };
  await db.updateTable('users').set(changes).where('id', '=', id).execute();
}

/** Adds an invited user. @returns the id; undefined if the name is taken, in whatever case */
export async function addUser(
  db: Database,
  user: { username: string; role: Role; email: string | null; password: string; dataRights?: boolean | undefined },
): Promise<number | undefined> {
  const alike = db
    .selectFrom('users')
    .select('id')
    .where(sql`lower(username)`, '=', user.username.toLowerCase());
  if (await givesRow(alike)) return undefined;
  const added = await db
    .insertInto('users')
    .values({ ...user, joinedAt: null })
    .onConflict((conflict) => conflict.column('username').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added?.id;
}

/** All users, including invited ones, by name; or only the one with this id. */
export function listUsers(db: Database, id?: number) {
  let users = db
    .selectFrom('users')
    .select((row) => [
      'id',
      'username',
      'role',
      'email',
      'createdAt',
      'joinedAt',
      'dataRights',
      secondFactor.as('secondFactor'),
      sql<number>`(select count(*)::integer from inbox_entries
        where assignee_id = users.id and handled_at is null)`.as('assigned'),
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

/** The names of all users who have joined. */
export async function listNames(db: Database): Promise<string[]> {
  const users = await db
    .selectFrom('users')
    .select('username')
    .where('joinedAt', 'is not', null)
    .orderBy(sql`lower(username)`)
    .execute();
  return users.map(({ username }) => username);
}

/** Whether a user has an active second factor. */
export const secondFactor = sql<boolean>`
  (users.totp_on or exists (select from passkeys where passkeys.user_id = users.id))`;

/** Locks the owners, so that changes of them wait for each other. @returns the ids of the owners who have joined */
export async function lockOwners(transaction: OpenTransaction): Promise<number[]> {
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
  changes: {
    role?: Role | undefined;
    email?: string | null | undefined;
    dataRights?: boolean | undefined;
    password?: string;
  },
): Promise<void> {
  await db
    .updateTable('users')
    .set({ id, ...changes })
    .where('id', '=', id)
    .execute();
}

/** Deletes a user with their sessions, passkeys and links; their posts and notes stay. */
export async function removeUser(db: Database, id: number): Promise<void> {
  await db.deleteFrom('users').where('id', '=', id).execute();
}

/** The account rules that owners set for everybody. */
export function readAccountRules(db: Database) {
  return db.selectFrom('accountRules').select('secondFactorRequired').executeTakeFirstOrThrow();
}

export async function setRules(db: Database, rules: AccountRules): Promise<void> {
  await db.updateTable('accountRules').set(rules).execute();
}
