/** How somebody edits the text of posts. Only adds: the previous release keeps working. */
export const statements: readonly string[] = [
  `alter table users add column content_view text check (content_view in ('write', 'source'))`,
];
