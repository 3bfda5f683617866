import { type Kysely, sql } from 'kysely';

/** One row: the number of questions for a language model on the last day with any. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table model_questions (
        id integer primary key default 1 check (id = 1),
        day date not null,
        questions integer not null
      )`,
    )
    .execute(db);
}
