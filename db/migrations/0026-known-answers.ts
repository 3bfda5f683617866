/** What visitors say of the assistant's answers, and what the agency has it answer. Only adds: the previous release keeps working. */
export const statements: readonly string[] = [
  // answer_id: what names an answer to the page that got it, and cannot be guessed; null in older rows.
  // helpful: null where nobody has said so. rating_handled_at: when an admin was done with it.
  `alter table chat_messages
    add column answer_id uuid,
    add column helpful boolean,
    add column rating_reason text,
    add column rated_at timestamptz,
    add column rating_handled_at timestamptz`,
  `create unique index chat_messages_answer on chat_messages (answer_id) where answer_id is not null`,
  `create index chat_messages_unhelpful on chat_messages (rated_at, id) where not helpful and rating_handled_at is null`,

  // questions: one a line.
  `create table known_answers (
    id serial primary key,
    questions text not null,
    answer text not null,
    changed_by text not null,
    changed_at timestamptz not null default now()
  )`,
];
