import { type Kysely, sql } from 'kysely';

/** What belongs together in a chat. Only adds: the release before goes on working. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // The id that the visitor's page made for the conversation; it proves nothing and can be guessed.
  `alter table chat_messages add column session_id text`,
  `create index chat_messages_session on chat_messages (session_id, created_at)`,
];
