import type { DeleteResult } from 'kysely';

/** Runs a statement. @returns whether there was a row to delete */
export async function hasDeleted(statement: { executeTakeFirst: () => Promise<DeleteResult> }) {
  return (await statement.executeTakeFirst()).numDeletedRows > 0n;
}
