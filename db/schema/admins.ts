/** Who may sign in, who is signed in, and what they have done. */
import type { ColumnType, Generated } from 'kysely';
import type { CreatedAt, NullableTime, Time } from './columns.ts';

/** An editor does everything but what is about users. */
export type Role = 'owner' | 'editor';

export interface UsersTable {
  id: Generated<number>;
  username: string;
  /** An argon2id hash. */
  password: string;
  /** It was made or set for this person, who has not chosen one yet. */
  initialPassword: Generated<boolean>;
  createdAt: CreatedAt;
  role: Generated<Role>;
  /** For links to another password, and word of logins. */
  email: string | null;
  /** Null while invited: there is no password yet. */
  joinedAt: NullableTime;
  /** Base32; made when it is asked for, in force when `totpOn`. */
  totpSecret: string | null;
  totpOn: Generated<boolean>;
  /** Of the last code used: each works once. */
  totpStep: Generated<string>;
}

export interface RecoveryCodesTable {
  userId: number;
  /** SHA-256. */
  hash: string;
}

export interface PasskeysTable {
  /** Of the credential, base64url. */
  id: string;
  userId: number;
  /** COSE, base64url. */
  publicKey: string;
  counter: string;
  /** The device it was made on. */
  name: string;
  createdAt: CreatedAt;
  lastUsedAt: NullableTime;
}

export interface AccountTokensTable {
  /** SHA-256 of what the link holds. */
  hash: string;
  kind: 'invitation' | 'reset' | 'passkey' | 'used';
  userId: number | null;
  expiresAt: Time;
}

export interface KnownDevicesTable {
  userId: number;
  /** Stands for a browser at an address. */
  device: string;
  seenAt: CreatedAt;
}

/** One row: what owners demand of everybody. */
export interface AccountRulesTable {
  id: Generated<number>;
  secondFactorRequired: Generated<boolean>;
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
  /** e.g. `Firefox on Linux`. */
  device: Generated<string>;
  createdAt: CreatedAt;
  lastSeenAt: CreatedAt;
  expiresAt: Time;
}

export interface LoginFailuresTable {
  id: Generated<string>;
  /** Scrambled with the salt of the day, in lower case before; there need be no such user. */
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

/** What scrambles addresses in the audit log, and names in failed logins, for a day; thrown away after it. */
export interface AuditSaltsTable {
  /** yyyy-MM-dd, by the clock of the database. */
  day: Generated<string>;
  salt: string;
}
