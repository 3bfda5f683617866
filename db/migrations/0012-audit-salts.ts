/** Removes addresses and names of non-users from the audit log. Only adds: the previous release keeps working. */
export const statements = [
  `create table audit_salts (
    day date primary key default current_date,
    salt text not null
  )`,

  // Until now addresses could be tracked across days, and names were stored as typed, which may be passwords.
  `update audit_log set details = details - 'client' where details ->> 'client' is not null`,
  `update audit_log set username = null
    where action in ('login.failed', 'login.refused') and username not in (select username from users)`,
];
