/** Who a user is to the visitors they answer. Only adds: the previous release keeps working. */
export const statements: readonly string[] = [
  `alter table users add column sender_name text, add column signature text`,
];
