/** Cache purges in the outbox, and the daily cleanup. Only adds, so that the previous release keeps working. */
export const statements = [
  `alter table outbox drop constraint outbox_channel_check`,
  `alter table outbox add constraint outbox_channel_check
    check (channel in ('webhook', 'email', 'log', 'purge'))`,

  // When the cleanup last ran.
  `create table clean_ups (
    id integer primary key default 1 check (id = 1),
    done_at timestamptz not null default now()
  )`,
  `insert into clean_ups default values`,
];
