/** Which categories there are, the content says. Only drops what refused others: the previous release keeps working. */
export const statements = [
  `alter table signal_board_posts drop constraint signal_board_posts_category_check`,
  `alter table blog_posts drop constraint blog_posts_category_check`,
];
