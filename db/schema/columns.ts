import type { ColumnType } from 'kysely';

/** The database fills in now() if no value is given. */
export type CreatedAt = ColumnType<Date, Date | string | undefined, Date | string>;
export type Time = ColumnType<Date, Date | string, Date | string>;
export type NullableTime = ColumnType<Date | null, Date | string | null, Date | string | null>;

/**
 * JSON. What is read may have been stored by another release, so it is parsed by a schema where it is read
 * (db/stored-json.ts); what is written is its text.
 */
export type StoredJson<Insert = string> = ColumnType<unknown, Insert, string>;

/** What a contract sends as ISO 8601, as it is read from the database: some fields are dates. */
export type Dated<T, Field extends keyof T> = Omit<T, Field> & {
  [Key in Field]: Date | (null extends T[Key] ? null : never);
};
