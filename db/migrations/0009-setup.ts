import { type Kysely, sql } from 'kysely';

/** The setup steps of a new site. Only adds, so that the previous release keeps working. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The password was generated or set by others; the user has not chosen one yet.
  await sql`alter table users add column initial_password boolean not null default false`.execute(
    db,
  );
  await sql`
    update users set initial_password = true from environment_admin as given
    where users.username = given.username and users.password = given.password`.execute(db);

  await sql`
    create table setup_dismissals (
      step text primary key,
      dismissed_by text not null,
      dismissed_at timestamptz not null default now()
    )`.execute(db);
}
