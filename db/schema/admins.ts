/** Tables of users, their sessions and the audit log. */
import type { Generated } from 'kysely';
import type { ContentView, Role } from '#src/contracts/account.ts';
import type { CreatedAt, NullableTime, StoredJson, Time } from './columns.ts';

export interface AdminTables {
  users: {
    id: Generated<number>;
    username: string;
    /** An argon2id hash. */
    password: string;
    /** The password was generated or set by others; the user has not chosen one yet. */
    initialPassword: Generated<boolean>;
    createdAt: CreatedAt;
    role: Generated<Role>;
    /** For password reset links and notices of logins. */
    email: string | null;
    /** Null while invited: there is no password yet. */
    joinedAt: NullableTime;
    /** Base32, sealed; in use only if `totpOn`. Earlier releases stored it unsealed. */
    totpSecret: string | null;
    totpOn: Generated<boolean>;
    /** Time step of the last code used, so that each code works once. */
    totpStep: Generated<string>;
    /** Signed links to choose a password that were issued before this no longer work. */
    linksValidFrom: CreatedAt;
    /** Wrong codes from an authenticator app in the hour that began with the first of them. */
    wrongCodes: Generated<number>;
    wrongCodesSince: CreatedAt;
    /** An editor who may export the inbox, and copy or delete a person's data; owners always may. */
    dataRights: Generated<boolean>;
    /** Who they are to the visitors they answer. */
    senderName: string | null;
    /** What their replies end with. */
    signature: string | null;
    /** How they edit the text of posts; null until they have chosen. */
    contentView: ContentView | null;
  };
  sessions: {
    /** Also named in the session's token. */
    id: string;
    userId: number;
    /** e.g. `Firefox on Linux`. */
    device: Generated<string>;
    createdAt: CreatedAt;
    lastSeenAt: CreatedAt;
    expiresAt: Time;
  };
  auditLog: {
    id: Generated<string>;
    userId: number | null;
    /** Null if no user has the name that was typed. */
    username: string | null;
    /** e.g. `blog.update`. */
    action: string;
    entityId: number | null;
    details: StoredJson<string | null>;
    createdAt: CreatedAt;
  };
  /** Salts for hashing addresses in the audit log and names of failed logins; each is deleted after its day. */
  auditSalts: {
    /** yyyy-MM-dd, by the database's clock. */
    day: Generated<string>;
    salt: string;
  };
  loginFailures: {
    id: Generated<string>;
    /** The lowercase name, hashed with the day's salt. There may be no such user. */
    username: string;
    /** Hash of the client's address. */
    client: string;
    failedAt: CreatedAt;
  };
  /** One row: the admin last named by the environment. */
  environmentAdmin: {
    id: Generated<number>;
    username: string;
    /** An argon2id hash of the password that was set. */
    password: string;
  };
  recoveryCodes: {
    userId: number;
    /** SHA-256. */
    hash: string;
  };
  passkeys: {
    /** The credential's id, base64url. */
    id: string;
    userId: number;
    /** COSE, base64url. */
    publicKey: string;
    counter: string;
    /** The device it was created on, e.g. `Firefox on Linux`. */
    name: string;
    createdAt: CreatedAt;
    lastUsedAt: NullableTime;
  };
  accountTokens: {
    /** SHA-256 of the token. */
    hash: string;
    /** What it is good for; `used` records that a signed link was used. */
    kind: 'invitation' | 'reset' | 'email' | 'passkey-login' | 'passkey-registration' | 'used';
    userId: number | null;
    expiresAt: Time;
    /** The address that a link of kind `email` confirms. */
    email: string | null;
  };
  knownDevices: {
    userId: number;
    /** Hash of the client's address and the browser's name. */
    device: string;
    seenAt: CreatedAt;
  };
  /** One row: the account rules that owners set for everybody. */
  accountRules: {
    id: Generated<number>;
    secondFactorRequired: Generated<boolean>;
  };
}
