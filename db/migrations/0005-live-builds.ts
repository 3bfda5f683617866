/** Tracks builds until one of them is live. Only adds, so that the previous release keeps working. */
export const statements = [
  // The last change that the served site is known to show.
  `alter table site_changes add column live_at timestamptz`,
  // When the build hook was last called, and how often for the newest change.
  `alter table site_changes add column called_at timestamptz`,
  `alter table site_changes add column calls integer not null default 0`,
];
