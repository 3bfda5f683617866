/** Values for columns with constraints. */
export const validValues: Record<string, string> = {
  'leads.department': "'sales'",
  'users.content_view': "'write'",
  'users.role': "'editor'",
  'signal_board_posts.category': "'tool'",
  'signal_board_posts.source_type': "'original'",
  'blog_posts.category': "'ai'",
  'scheduled_calls.time_slot': "'09:00'",
  'outbox.channel': "'log'",
  'slug_history.board': "'blog'",
  'post_revisions.board': "'blog'",
  'working_copies.board': "'blog'",
};

/** Values for other columns. */
export const valuesByType: Record<string, string> = {
  text: "'x'",
  integer: '1',
  bigint: '1',
  boolean: 'true',
  jsonb: "'{}'",
  tsvector: "'x'",
  uuid: 'gen_random_uuid()',
  date: "'2027-03-14'",
  'timestamp with time zone': 'now()',
};
