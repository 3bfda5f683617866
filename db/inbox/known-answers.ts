/** Questions that the agency has the assistant answer in its own words. */
import { sql } from 'kysely';
import type { Database } from '../connection.ts';
import { givesRow, now, rowCount } from '../sql.ts';

interface Written {
  questions: string;
  answer: string;
}

const columns = ['id', 'questions', 'answer', 'changedBy', 'changedAt'] as const;

/** All of them, by their first question. */
export function listKnownAnswers(db: Database) {
  return db
    .selectFrom('knownAnswers')
    .select(columns)
    .orderBy(sql`lower(questions)`)
    .orderBy('id')
    .execute();
}

export async function countKnownAnswers(db: Database): Promise<number> {
  const { count } = await db.selectFrom('knownAnswers').select(rowCount().as('count')).executeTakeFirstOrThrow();
  return count;
}

export function insertKnownAnswer(db: Database, { questions, answer }: Written, changedBy: string) {
  return db
    .insertInto('knownAnswers')
    .values({ questions, answer, changedBy })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** @returns undefined if there is no such answer */
export function changeKnownAnswer(db: Database, id: number, { questions, answer }: Written, changedBy: string) {
  return db
    .updateTable('knownAnswers')
    .set({ questions, answer, changedBy, changedAt: now })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst();
}

/** @returns false if there is no such answer */
export function deleteKnownAnswer(db: Database, id: number): Promise<boolean> {
  return givesRow(db.deleteFrom('knownAnswers').where('id', '=', id).returning('id'));
}
