import type { ColumnType } from 'kysely';

/** The database fills in now() if no value is given. */
export type CreatedAt = ColumnType<Date, Date | string | undefined, Date | string>;
export type Time = ColumnType<Date, Date | string, Date | string>;
export type NullableTime = ColumnType<Date | null, Date | string | null, Date | string | null>;
