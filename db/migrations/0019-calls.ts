/** Reminders of calls, and the busy times of the agency's calendar. Only adds: the previous release keeps working. */
export const statements = [
  // The confirmation code, encrypted, for the link in mails that are sent later; and when to remind the visitor.
  `alter table scheduled_calls add column sealed_code text, add column remind_at timestamptz`,
  `create index scheduled_calls_remind on scheduled_calls (remind_at) where remind_at is not null`,

  // One row: what was read from the calendar. Only times, nothing that says what they are for.
  `create table busy_calendar (
    id integer primary key default 1 check (id = 1),
    address_hash text,
    checked_at timestamptz,
    read_at timestamptz,
    error text,
    periods jsonb not null default '[]'
  )`,
  `insert into busy_calendar default values`,
];
