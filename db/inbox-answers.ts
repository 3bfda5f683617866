/** Canned answers: texts that the agency keeps for its replies. */
import { sql } from 'kysely';
import type { Database } from './connection.ts';

const columns = ['id', 'title', 'text', 'changedBy'] as const;

export function listAnswers(db: Database) {
  return db
    .selectFrom('inboxAnswers')
    .select(columns)
    .orderBy(sql`lower(title)`)
    .execute();
}

export function insertAnswer(db: Database, answer: { title: string; text: string }, by: string) {
  return db
    .insertInto('inboxAnswers')
    .values({ ...answer, changedBy: by })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** @returns undefined if there is no such answer */
export function changeAnswer(
  db: Database,
  id: number,
  answer: { title: string; text: string },
  by: string,
) {
  return db
    .updateTable('inboxAnswers')
    .set({ ...answer, changedBy: by, changedAt: sql`now()` })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst();
}

/** @returns false if there is no such answer */
export async function deleteAnswer(db: Database, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('inboxAnswers')
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
