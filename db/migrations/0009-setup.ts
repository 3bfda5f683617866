/** The setup steps of a new site. Only adds, so that the previous release keeps working. */
export const statements = [
  // The password was generated or set by others; the user has not chosen one yet.
  `alter table users add column initial_password boolean not null default false`,
  `update users set initial_password = true from environment_admin as given
    where users.username = given.username and users.password = given.password`,

  `create table setup_dismissals (
    step text primary key,
    dismissed_by text not null,
    dismissed_at timestamptz not null default now()
  )`,
];
