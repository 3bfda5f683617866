/** Lets visitors return to their booking. Only adds, so that the previous release keeps working. */
export const statements = [
  // SHA-256 of the code in the visitor's link; null for calls booked before there were codes.
  `alter table scheduled_calls add column confirmation_hash text`,
  `create unique index scheduled_calls_confirmation on scheduled_calls (confirmation_hash)`,
  // Incremented with every change, so that calendars recognize the newer of two files.
  `alter table scheduled_calls add column revision integer not null default 0`,
  `alter table scheduled_calls add column updated_at timestamptz not null default now()`,
];
