import { sql } from 'kysely';
import type { Database } from './connection.ts';

/**
 * Counts a question for a language model, up to `limit` a day. Only the newest day is stored.
 *
 * @param day yyyy-MM-dd, in the agency's time zone
 * @returns false, without counting it, if the limit of the day is reached
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
