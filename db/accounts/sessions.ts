import { sql } from 'kysely';
import type { Role } from '#src/contracts/account.ts';
import type { Database } from '../connection.ts';
import { givesRow, now } from '../sql.ts';
import { secondFactor } from './users.ts';

/** The longest life of a session, in milliseconds. */
export const SESSION_MS = 12 * 60 * 60_000;

/** A user of the admin area. */
export interface SessionUser {
  id: number;
  username: string;
}

/** A signed-in user and their session. */
export interface SignedIn extends SessionUser {
  session: string;
  role: Role;
  /** May export the inbox, and copy or delete a person's data. */
  dataRights: boolean;
  /** A second factor is required of everybody, and this user has none yet. */
  mustSetUp: boolean;
}

const notIdle = sql<boolean>`sessions.last_seen_at > now() - interval '30 minutes'`;
const notSeenLately = sql<boolean>`sessions.last_seen_at < now() - interval '1 minute'`;

/**
 * Begins a session.
 * @param proof hash that the password was checked against
 * @returns false if the user was removed or has another one by now
 */
export async function beginSession(
  db: Database,
  session: { id: string; userId: number; expiresAt: Date; device?: string },
  proof?: string,
): Promise<boolean> {
  const { id, userId, expiresAt, device = '' } = session;
  // Waits for a concurrent change of the user, and then sees its result.
  const { numAffectedRows } = await sql`
    insert into sessions (id, user_id, expires_at, device)
    select ${id}, id, ${expiresAt.toISOString()}::timestamptz, ${device}
    from users where id = ${userId} and password = coalesce(${proof ?? null}, password)
    for update`.execute(db);
  return numAffectedRows === 1n;
}

/** The user of a session, unless it has ended or was idle. Activity is stored at most once a minute. */
export async function useSession(db: Database, id: string, isActivity = true): Promise<SignedIn | undefined> {
  const session = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .innerJoin('accountRules', (join) => join.onTrue())
    .select([
      'users.id',
      'users.username',
      'users.role',
      sql<boolean>`users.role = 'owner' or users.data_rights`.as('dataRights'),
      notSeenLately.as('notSeenLately'),
      sql<boolean>`second_factor_required and not ${secondFactor}`.as('mustSetUp'),
    ])
    .where('sessions.id', '=', id)
    .where('sessions.expiresAt', '>', now)
    .where(notIdle)
    .executeTakeFirst();
  if (!session) return undefined;
  if (isActivity && session.notSeenLately) {
    await db.updateTable('sessions').set({ lastSeenAt: now }).where('id', '=', id).execute();
  }
  const { notSeenLately: _, ...signedIn } = session;
  return { ...signedIn, session: id };
}

export async function endSession(db: Database, id: string): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', id).execute();
}

/** Ends all sessions of a user. @param keep id of a session to keep */
export async function endSessionsOf(db: Database, userId: number, keep?: string): Promise<void> {
  let ending = db.deleteFrom('sessions').where('userId', '=', userId);
  if (keep) ending = ending.where('id', '<>', keep);
  await ending.execute();
}

/** The active sessions of a user, last seen first. */
export function sessionsOf(db: Database, userId: number) {
  return db
    .selectFrom('sessions')
    .select(['id', 'device', 'createdAt', 'lastSeenAt'])
    .where('userId', '=', userId)
    .where('expiresAt', '>', now)
    .where(notIdle)
    .orderBy('lastSeenAt', 'desc')
    .execute();
}

/** Ends one session of a user. @returns false if this user has no such session */
export function endSessionOf(db: Database, userId: number, id: string): Promise<boolean> {
  return givesRow(db.deleteFrom('sessions').where('userId', '=', userId).where('id', '=', id).returning('id'));
}

/** Whether a user has logged in with this device before, in the last half year. */
export function isKnownDevice(db: Database, username: string, device: string): Promise<boolean> {
  const known = db.selectFrom('knownDevices').innerJoin('users', 'users.id', 'knownDevices.userId').select('device');
  return givesRow(known.where('username', '=', username).where('device', '=', device));
}

/** Records a login. @returns whether the device is new to this user; false for the user's first device */
export async function isNewDevice(db: Database, userId: number, device: string): Promise<boolean> {
  const known = await db.selectFrom('knownDevices').select('device').where('userId', '=', userId).execute();
  await db
    .insertInto('knownDevices')
    .values({ userId, device })
    .onConflict((conflict) => conflict.columns(['userId', 'device']).doUpdateSet({ seenAt: now }))
    .execute();
  return known.length > 0 && known.every((one) => one.device !== device);
}
