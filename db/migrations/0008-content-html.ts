/**
 * The rendered content of posts, stored when the content is. A release that does not know the columns changes the
 * content alone: the trigger then clears the HTML, and db/posts/render-outdated.ts renders it again.
 */
export const statements = [
  `create function forget_content_html() returns trigger language plpgsql as $$
    begin
      new.content_html := null;
      return new;
    end
  $$`,
  ...['signal_board_posts', 'blog_posts'].flatMap((table) => [
    `alter table ${table} add column content_html text, add column content_html_version integer`,
    `create trigger ${table}_content_html before update on ${table}
      for each row when (
        new.content is distinct from old.content
        and new.content_html is not distinct from old.content_html
      )
      execute function forget_content_html()`,
  ]),
];
