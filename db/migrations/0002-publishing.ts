const boards = [
  { table: 'signal_board_posts', lede: 'description' },
  { table: 'blog_posts', lede: 'summary' },
];

/** Publishing and logins. Only adds and loosens, so that the previous release keeps working. */
export const statements = [
  ...boards.flatMap(({ table, lede }) => [
    // When the post was deleted; for 30 days it can be restored.
    `alter table ${table} add column deleted_at timestamptz`,
    // Deleting a post frees its slug.
    `alter table ${table} drop constraint ${table}_slug_key`,
    `create unique index ${table}_slug on ${table} (slug) where deleted_at is null`,
    // Title and summary in lower case, so that a search need not convert every row.
    `alter table ${table} add column search_text text not null default ''`,
    `update ${table} set search_text = lower(title || chr(31) || ${lede})`,
  ]),

  `create table post_revisions (
    board text not null check (board in ('signal-board', 'blog')),
    post_id integer not null,
    version integer not null,
    post jsonb not null,
    replaced_by text not null,
    replaced_at timestamptz not null default now(),
    primary key (board, post_id, version)
  )`,

  `create table login_failures (
    id bigserial primary key,
    username text not null,
    client text not null,
    failed_at timestamptz not null default now()
  )`,
  `create index login_failures_username on login_failures (username, failed_at)`,

  `create table environment_admin (
    id integer primary key default 1 check (id = 1),
    username text not null,
    password text not null
  )`,

  `create index audit_log_newest on audit_log (created_at desc)`,
];
