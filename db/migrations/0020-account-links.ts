/** Links that end with each newer one and with the password; new email addresses wait for their link. Only adds. */
export const statements = [
  // Signed links that were issued before this no longer work; until now their use was recorded by their spelling.
  `alter table users add column links_valid_from timestamptz not null default now()`,
  // The address that a link confirms.
  `alter table account_tokens add column email text`,
];
