/** Who may take people's data out or delete them. Only adds: the previous release keeps working. */
export const statements: readonly string[] = [
  `alter table users add column data_rights boolean not null default false`,
];
