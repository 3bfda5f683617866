/** What is written in the editors and is not saved in a post yet. Only adds: the previous release keeps working. */
export const statements: readonly string[] = [
  // post_id: null for what is not a post yet. base_version: of the post when writing began. form: the form's fields as typed.
  `create table working_copies (
    id serial primary key,
    board text not null check (board in ('signal-board', 'blog')),
    post_id integer,
    base_version integer,
    form jsonb not null,
    version integer not null default 1,
    author_id integer references users (id) on delete set null,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    unique (board, post_id)
  )`,
];
