import { sql } from 'kysely';
import type { Database } from './connection.ts';

/**
 * Counts a question that goes to a language model; false, and not counted, where the day has had as many as
 * `limit`. Only the newest day is kept.
 *
 * @param day yyyy-MM-dd, where the agency is
 */
export async function takeModelQuestion(
  db: Database,
  day: string,
  limit: number,
): Promise<boolean> {
  if (limit === 0) return false;
  const { rows } = await sql`
    insert into model_questions (day, questions) values (${day}, 1)
    on conflict (id) do update set
      day = greatest(model_questions.day, excluded.day),
      questions = case when model_questions.day < excluded.day then 1 else model_questions.questions + 1 end
    where model_questions.day < excluded.day or model_questions.questions < ${limit}
    returning id`.execute(db);
  return rows.length > 0;
}
