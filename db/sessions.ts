import { sql } from 'kysely';
import type { Database } from './connection.ts';

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
}

const notIdle = sql<boolean>`sessions.last_seen_at > now() - interval '30 minutes'`;
const notSeenLately = sql<boolean>`sessions.last_seen_at < now() - interval '1 minute'`;

/** Begins a session; `expiresAt` is when it ends, whatever happens in it. */
export async function beginSession(
  db: Database,
  session: { id: string; userId: number; expiresAt: Date },
): Promise<void> {
  await db.insertInto('sessions').values(session).execute();
}

/**
 * Whose session it is; undefined where it is over: ended, idle for 30 minutes, or 12 hours old.
 * Looking keeps it from idling; that is written down once a minute.
 */
export async function useSession(db: Database, id: string): Promise<SignedIn | undefined> {
  const session = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select(['users.id', 'users.username', notSeenLately.as('notSeenLately')])
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
  return { id: session.id, username: session.username, session: id };
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

/** Forgets sessions that are over. */
export async function deleteOldSessions(db: Database): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where((row) => row.or([row('expiresAt', '<=', sql<Date>`now()`), row.not(notIdle)]))
    .execute();
}
