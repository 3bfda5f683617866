/** What keeps the site running: messages on their way, counts, marks. */
import type { Generated, JSONColumnType } from 'kysely';
import type { CreatedAt, NullableTime } from './columns.ts';

export interface OutboxTable {
  /** Stable: the receiver knows a message that comes twice by it. */
  id: Generated<string>;
  /** `purge` goes to the cache of pages; the others go to people. */
  channel: 'webhook' | 'email' | 'log' | 'purge';
  /** What it reports, e.g. `contact`. */
  kind: string;
  payload: JSONColumnType<Record<string, unknown>>;
  attempts: Generated<number>;
  nextAttemptAt: CreatedAt;
  deliveredAt: NullableTime;
  /** Given up. */
  deadAt: NullableTime;
  lastError: string | null;
  createdAt: CreatedAt;
}

export interface IdempotencyKeysTable {
  /** e.g. `contact`. */
  call: string;
  /** SHA-256 of the key that the client sent. */
  keyHash: string;
  /** SHA-256 of the checked input. */
  inputHash: string;
  /** The first answer, as JSON text; null only inside the transaction that writes it. */
  answer: string | null;
  createdAt: CreatedAt;
}

export interface RateLimitsTable {
  /** Call and client, e.g. `contact:<hash of the address>`. */
  bucket: string;
  minuteStartedAt: CreatedAt;
  minuteCount: number;
  hourStartedAt: CreatedAt;
  hourCount: number;
}

/** One row: questions that went to a language model on the newest day that there were any. */
export interface ModelQuestionsTable {
  id: Generated<number>;
  day: string;
  questions: number;
}

/**
 * One row: when public content changed and when the build hook was called for it. Columns that older releases
 * used (live_hash, live_at, calls) are left to a later migration.
 */
export interface SiteChangesTable {
  id: Generated<number>;
  changedAt: CreatedAt;
  /** The `changedAt` that the last call of the build hook covers. */
  hookCalledAt: NullableTime;
  /** When the build hook was last called. */
  calledAt: NullableTime;
  /** Calls since one last succeeded. */
  attempts: Generated<number>;
  nextAttemptAt: CreatedAt;
}

/** One row. */
export interface CleanUpsTable {
  id: Generated<number>;
  doneAt: CreatedAt;
}

export interface PageViewsTable {
  path: string;
  /** yyyy-MM-dd, the agency's wall clock. */
  day: string;
  count: number;
}

/** One row. */
export interface CalendarFeedTable {
  id: Generated<number>;
  /** Counts up with every new address. */
  rotation: Generated<number>;
}

/** What has been planted once and is not planted again, even where it was deleted since. */
export interface SeedsTable {
  name: string;
  createdAt: CreatedAt;
}

/** One row. */
export interface SettingsTable {
  id: Generated<number>;
  /** What an owner has set; what is not in it is as src/content/site.ts has it. */
  chosen: JSONColumnType<Record<string, unknown>>;
}

/** A step of the setup that somebody wants to see no more. */
export interface SetupDismissalsTable {
  step: string;
  /** Name of the admin. */
  dismissedBy: string;
  dismissedAt: CreatedAt;
}
