/** Wrong codes from an authenticator app, counted for each account. Only adds. */
export const statements = [
  `alter table users
    add column wrong_codes integer not null default 0,
    add column wrong_codes_since timestamptz not null default now()`,
];
