/**
 * When a post was or will be published. Only adds: for a release that does not know the column, the trigger fills it
 * in.
 */
export const statements = [
  // Without a date, a post is published now, or at its creation if it is created as published. A post that is public
  // already keeps its date even if the date is cleared.
  `create function set_published_at() returns trigger language plpgsql as $$
    begin
      new.published_at := case
        when tg_op = 'INSERT' then new.created_at
        when old.published and old.published_at <= now() then old.published_at
        else now()
      end;
      return new;
    end
  $$`,
  ...['signal_board_posts', 'blog_posts'].flatMap((table) => [
    `alter table ${table} add column published_at timestamptz`,
    `update ${table} set published_at = created_at where published`,
    `create trigger ${table}_published_at before insert or update on ${table}
      for each row when (new.published and new.published_at is null)
      execute function set_published_at()`,
    // The order in which db/posts/tables.ts sorts.
    `drop index ${table}_newest`,
    `create index ${table}_newest on ${table} (coalesce(published_at, created_at) desc, id desc)`,
  ]),
];
