import { sql } from 'kysely';
import type { Database } from './connection.ts';
import type { Role } from './schema/admins.ts';
import { secondFactor } from './users.ts';

/** Milliseconds that a session lasts at most. */
export const SESSION_MS = 12 * 60 * 60_000;

/** Who may sign in. */
export interface Admin {
  id: number;
  username: string;
}

/** Who is signed in, and by which session. */
export interface SignedIn extends Admin {
  session: string;
  role: Role;
  /** A second factor is required of everybody, and this person has none yet. */
  mustSetUp: boolean;
}

/** A session that goes on, as its user sees it. */
export interface OwnSession {
  id: string;
  device: string;
  createdAt: Date;
  lastSeenAt: Date;
}

const notIdle = sql<boolean>`sessions.last_seen_at > now() - interval '30 minutes'`;
const notSeenLately = sql<boolean>`sessions.last_seen_at < now() - interval '1 minute'`;

/**
 * Begins a session; `expiresAt` is when it ends, whatever happens in it.
 *
 * @param proof the hash of the password that let somebody in
 * @returns false where that user is gone, or has another password by now
 */
export async function beginSession(
  db: Database,
  session: { id: string; userId: number; expiresAt: Date; device?: string },
  proof?: string,
): Promise<boolean> {
  const { id, userId, expiresAt, device = '' } = session;
  const begun = await db
    .insertInto('sessions')
    .columns(['id', 'userId', 'expiresAt', 'device'])
    .expression((row) => {
      const user = row
        .selectFrom('users')
        .select([
          sql<string>`${id}::text`.as('sessionId'),
          'users.id',
          sql<Date>`${expiresAt.toISOString()}::timestamptz`.as('expiresAt'),
          sql<string>`${device}::text`.as('device'),
        ])
        .where('users.id', '=', userId)
        // Waits for a change that is under way, and sees what came of it.
        .forUpdate();
      return proof === undefined ? user : user.where('password', '=', proof);
    })
    .executeTakeFirst();
  return (begun.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/**
 * Whose session it is; undefined where it is over: ended, idle for 30 minutes, or 12 hours old.
 * Looking keeps it from idling; that is written down once a minute.
 */
export async function useSession(db: Database, id: string): Promise<SignedIn | undefined> {
  const session = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .innerJoin('accountRules', (join) => join.onTrue())
    .select([
      ...(['users.id', 'users.username', 'users.role'] as const),
      notSeenLately.as('notSeenLately'),
      sql<boolean>`second_factor_required and not ${secondFactor}`.as('mustSetUp'),
    ])
    .where('sessions.id', '=', id)
    .where('sessions.expiresAt', '>', sql<Date>`now()`)
    .where(notIdle)
    .executeTakeFirst();
  if (!session) return undefined;
  if (session.notSeenLately) {
    await db
      .updateTable('sessions')
      .set({ lastSeenAt: sql`now()` })
      .where('id', '=', id)
      .execute();
  }
  const { notSeenLately: _, ...signedIn } = session;
  return { ...signedIn, session: id };
}

export async function endSession(db: Database, id: string): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', id).execute();
}

/** Ends all sessions of a user, whose password has changed, but for the one to keep. */
export async function endSessionsOf(db: Database, userId: number, keep?: string): Promise<void> {
  let ending = db.deleteFrom('sessions').where('userId', '=', userId);
  if (keep) ending = ending.where('id', '<>', keep);
  await ending.execute();
}

/** The sessions of a user that go on, the last seen first. */
export function sessionsOf(db: Database, userId: number): Promise<OwnSession[]> {
  return db
    .selectFrom('sessions')
    .select(['id', 'device', 'createdAt', 'lastSeenAt'])
    .where('userId', '=', userId)
    .where('expiresAt', '>', sql<Date>`now()`)
    .where(notIdle)
    .orderBy('lastSeenAt', 'desc')
    .execute();
}

/** Ends one session of a user. @returns whether there was one */
export async function endSessionOf(db: Database, userId: number, id: string): Promise<boolean> {
  const ended = await db
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return ended.numDeletedRows > 0n;
}

/** Forgets sessions that are over. */
export async function deleteOldSessions(db: Database): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where((row) => row.or([row('expiresAt', '<=', sql<Date>`now()`), row.not(notIdle)]))
    .execute();
}
