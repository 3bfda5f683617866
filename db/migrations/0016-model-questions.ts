import { type Kysely, sql } from 'kysely';

/** One row: how many questions went to a language model on the newest day that there were any. */
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
