/** Who may sign in, who is signed in, and what they have done. */
import type { ColumnType, Generated } from 'kysely';
import type { CreatedAt, Time } from './columns.ts';

export interface UsersTable {
  id: Generated<number>;
  username: string;
  /** An argon2id hash. */
  password: string;
  /** It was made or set for this person, who has not chosen one yet. */
  initialPassword: Generated<boolean>;
  createdAt: CreatedAt;
}

/** One row: the admin that the environment last named. */
export interface EnvironmentAdminTable {
  id: Generated<number>;
  username: string;
  /** An argon2id hash of the password that was set. */
  password: string;
}

export interface SessionsTable {
  /** Of the session, as its token names it. */
  id: string;
  userId: number;
  createdAt: CreatedAt;
  lastSeenAt: CreatedAt;
  expiresAt: Time;
}

export interface LoginFailuresTable {
  id: Generated<string>;
  /** As it was typed, in lower case; there need be no such user. */
  username: string;
  /** Stands for the address. */
  client: string;
  failedAt: CreatedAt;
}

export interface AuditLogTable {
  id: Generated<string>;
  userId: number | null;
  /** Null where somebody typed a name that nobody has. */
  username: string | null;
  /** e.g. `blog.update`. */
  action: string;
  entityId: number | null;
  details: ColumnType<Record<string, unknown> | null, string | null, string | null>;
  createdAt: CreatedAt;
}

/** What scrambles addresses in the audit log for a day; thrown away after it. */
export interface AuditSaltsTable {
  /** yyyy-MM-dd, by the clock of the database. */
  day: Generated<string>;
  salt: string;
}
