/** Settings of owners, which override the defaults in the content. Only adds: the previous release keeps working. */
export const statements = [
  `create table settings (
    id integer primary key default 1 check (id = 1),
    chosen jsonb not null default '{}'
  )`,
  `insert into settings default values`,
];
