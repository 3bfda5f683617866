/** What many queries share. */
import { sql } from 'kysely';

/** The database's clock, which does not move within a transaction. */
export const now = sql<Date>`now()`;

/** The moment so many milliseconds from now. */
export function inMs(milliseconds: number) {
  return sql<Date>`now() + ${milliseconds} * interval '1 millisecond'`;
}

/** The moment that is an interval ago, such as `30 days`. */
export function ago(interval: string) {
  return sql<Date>`now() - ${sql.lit(interval)}::interval`;
}

/** How many rows there are, or how many that meet a condition. */
export function rowCount(condition = sql<boolean>`true`) {
  return sql<number>`(count(*) filter (where ${condition}))::integer`;
}

/** Runs a query. @returns whether it gives a row */
export async function givesRow(query: { executeTakeFirst: () => Promise<object | undefined> }): Promise<boolean> {
  return (await query.executeTakeFirst()) !== undefined;
}
