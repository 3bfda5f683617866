import type { ColumnType } from 'kysely';

/** Filled in by the database, now() unless given. */
export type CreatedAt = ColumnType<Date, Date | string | undefined, Date | string>;
export type Time = ColumnType<Date, Date | string, Date | string>;
export type NullableTime = ColumnType<Date | null, Date | string | null, Date | string | null>;
