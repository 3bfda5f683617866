import type { Database } from './connection.ts';

export interface User {
  id: number;
  username: string;
  /** An argon2id hash. */
  password: string;
  /** It was made or set for this person, who has not chosen one yet. */
  initialPassword: boolean;
}

export function findUser(db: Database, username: string): Promise<User | undefined> {
  return db
    .selectFrom('users')
    .select(['id', 'username', 'password', 'initialPassword'])
    .where('username', '=', username)
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

export async function changePasswordHash(db: Database, id: number, password: string) {
  await db.updateTable('users').set({ password }).where('id', '=', id).execute();
}
