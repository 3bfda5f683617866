/** One row: the number of questions for a language model on the last day with any. */
export const statements = [
  `create table model_questions (
    id integer primary key default 1 check (id = 1),
    day date not null,
    questions integer not null
  )`,
];
