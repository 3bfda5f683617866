/** Tables that keep the site running: the outbox, limits, counters and markers. */
import type { Generated } from 'kysely';
import type { CreatedAt, NullableTime, StoredJson } from './columns.ts';

export interface OperationTables {
  idempotencyKeys: {
    /** The endpoint, e.g. `contact`. */
    call: string;
    /** SHA-256 of the key that the client sent. */
    keyHash: string;
    /** SHA-256 of the validated input. */
    inputHash: string;
    /** The first answer, as JSON text; null only inside the transaction that writes it. */
    answer: string | null;
    createdAt: CreatedAt;
  };
  outbox: {
    /** The same for every attempt, so that a receiver can recognize a message that arrives twice. */
    id: Generated<string>;
    /** `purge` goes to the page cache; the others go to people. */
    channel: 'webhook' | 'email' | 'log' | 'purge';
    /** The kind of event, e.g. `contact`. */
    kind: string;
    payload: StoredJson;
    attempts: Generated<number>;
    nextAttemptAt: CreatedAt;
    deliveredAt: NullableTime;
    /** When it was given up. */
    deadAt: NullableTime;
    lastError: string | null;
    createdAt: CreatedAt;
  };
  rateLimits: {
    /** Name of the limit and client, e.g. `contact:<hash of the address>`. */
    bucket: string;
    minuteStartedAt: CreatedAt;
    minuteCount: number;
    hourStartedAt: CreatedAt;
    hourCount: number;
  };
  /** One row: the number of questions for a language model on the last day with any. */
  modelQuestions: {
    id: Generated<number>;
    day: string;
    questions: number;
  };
  /** One row: when public content changed, and when the build hook was called. Other columns are of older releases. */
  siteChanges: {
    id: Generated<number>;
    changedAt: CreatedAt;
    /** The `changedAt` that the last call of the build hook covered. */
    hookCalledAt: NullableTime;
    /** When the build hook was last called. */
    calledAt: NullableTime;
    /** Attempts since the last success. */
    attempts: Generated<number>;
    nextAttemptAt: CreatedAt;
  };
  pageViews: {
    path: string;
    /** yyyy-MM-dd, in the agency's time zone. */
    day: string;
    count: number;
  };
  /** One row: the address of the calendar feed. */
  calendarFeed: {
    id: Generated<number>;
    /** Incremented with every new address. */
    rotation: Generated<number>;
  };
  /** One row: what was read from the agency's own calendar. */
  busyCalendar: {
    id: Generated<number>;
    /** SHA-256 of the calendar's address. */
    addressHash: string | null;
    /** When reading it was last tried, and when it last succeeded. */
    checkedAt: NullableTime;
    readAt: NullableTime;
    /** Why it could not be read. */
    error: string | null;
    /** The busy times, in ISO 8601. */
    periods: StoredJson<string | undefined>;
    /** The events that could not be read, sealed; null if every one was. */
    unreadable: string | null;
  };
  /** One row: when the daily cleanup was last claimed. */
  cleanUps: {
    id: Generated<number>;
    doneAt: CreatedAt;
  };
  /** Seed data that was inserted once. It is not inserted again, even if it was deleted since. */
  seeds: {
    name: string;
    createdAt: CreatedAt;
  };
  /** Setup steps that an admin has dismissed. */
  setupDismissals: {
    step: string;
    /** Name of the admin. */
    dismissedBy: string;
    dismissedAt: CreatedAt;
  };
  /** One row: the settings of owners. */
  settings: {
    id: Generated<number>;
    /** The values that owners have set; all others are those of src/content/site.data.ts. */
    chosen: StoredJson;
  };
}
